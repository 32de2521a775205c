import { readAsked } from "#domain/lists/asked.ts";
import type { AnyList } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";
import type { CatalogName, MessageId } from "../../messages/ids.ts";
import type { Params } from "../../routes/route.ts";
import { listKey } from "./list-key.ts";

/** Everything in a list's route except `load`. */
export const listRoute = <L extends AnyList>(
  list: L,
  messages: readonly CatalogName[] = [],
  otherCalls: readonly Address[] = [],
) => ({
  path: list.page,
  messages: ["cards", "staff/admin", "staff/exports", ...messages] as const,
  ...(list.words.part !== undefined && { part: list.words.part as MessageId, group: list.group }),
  who: list.who as L["who"],
  list,
  calls: (_: Params, search?: string): Address[] => [listKey(list, readAsked(list, search)), ...otherCalls],
});

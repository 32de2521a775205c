import { parentOf } from "#domain/money/added-account.ts";
import type { AddedAccount } from "#domain/ledger/chart/chart-account.ts";

/** These accounts of the chart, each followed by the open accounts that staff added below it. */
export const withAddedBelow = (ids: readonly string[], added: readonly AddedAccount[]): string[] =>
  ids.flatMap((id) => [
    id,
    ...added.filter((own) => !own.isClosed && parentOf(own.id) === id).map((own) => own.id),
  ]);

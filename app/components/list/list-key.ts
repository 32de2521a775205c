import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import type { AnyList } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";

/** The call of a list. Every list has one in the contract (`contract/lists.ts`). */
export const listKey = (list: AnyList, asked: Asked): Address =>
  (list.path + writeAsked(list, { ...asked, columns: [] })) as Address;

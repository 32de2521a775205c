import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import type { AnyList, RowOf } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";

/** The call of a list. Every list has one in the contract (`contract/lists.ts`). */
export const listKey = (list: AnyList, asked: Asked): Address =>
  (list.path + writeAsked(list, { ...asked, columns: [], view: "" })) as Address;

export const keyOf = <L extends AnyList>(list: L, row: RowOf<L>): string =>
  String((row as Readonly<Record<string, unknown>>)[list.key]);

/** Its first cell names a row; without one, its reference or key does. */
export function nameOf<L extends AnyList>(list: L, row: RowOf<L>): string {
  const cells = row as Readonly<Record<string, string | null>>;
  return cells[list.table[0] ?? ""] ?? cells["reference"] ?? keyOf(list, row);
}

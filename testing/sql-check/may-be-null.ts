import type { Catalog } from "./catalog.ts";
import type { Column } from "./describe-statement.ts";

/** In a statement: `/* never null: paid_at, because only paid gifts are asked for *\/`. */
const promise = /\/\* never null: ([^*]+), because [^*]+\*\//g;

/**
 * Whether an answered column can be empty: it is stored so, or its table may have no row for the other's, and nothing in the
 * statement keeps it from that. What an expression can be is not known, and is left to whoever writes it.
 */
export function mayBeNull(catalog: Catalog, { name, table, place }: Column, text: string): boolean {
  const stored = catalog.columns.get(`${table}.${place}`);
  if (!stored || promised(text).has(name) || isDemanded(stored.name, text)) return false;
  return stored.isNullable || isOuter(stored.table, text);
}

const promised = (text: string): Set<string> =>
  new Set([...text.matchAll(promise)].flatMap(([, names = ""]) => names.split(/,\s*/)));

const isDemanded = (column: string, text: string): boolean =>
  new RegExp(`\\b${column} is not null(?!\\s+as\\b)`, "i").test(text);

/** Every mention of the table is the one that may find nothing. */
function isOuter(table: string, text: string): boolean {
  const mentions = [
    ...text.matchAll(new RegExp(`(left\\s+)?\\b(?:join|from|into|update|using)\\s+${table}\\b`, "gi")),
  ];
  return mentions.length > 0 && mentions.every(([, left]) => left !== undefined);
}

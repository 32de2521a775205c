import { normalizeTyped } from "#domain/identifiers/as-typed.ts";
import { plain } from "./match-rule.ts";

export const maxTypos = 2;

/** Banks break texts anywhere, so spaces and marks do not count. */
export const bare = (text: string): string => plain(normalizeTyped(text)).replaceAll(" ", "");

/** The least edits that turn the wanted text into the beginning of the other. */
export function typosIn(wanted: string, text: string): number {
  let row = Array.from({ length: text.length + 1 }, (_, place) => place);
  for (const [index, letter] of Array.from(wanted).entries()) {
    const next = [index + 1];
    for (let place = 1; place <= text.length; place += 1) {
      const replaced = (row[place - 1] ?? 0) + (text[place - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > maxTypos) return maxTypos + 1;
    row = next;
  }
  return Math.min(...row);
}

const titles: readonly string[] = [
  "hr",
  "dhr",
  "heer",
  "mw",
  "mevr",
  "mevrouw",
  "mr",
  "mrs",
  "ms",
  "dr",
  "drs",
];
const wordsOf = (name: string): string[] =>
  plain(name)
    .split(" ")
    .filter((word) => !titles.includes(word));

/** "J. de Vries", "JAN DE VRIES" and "Vries Jan de" are one; another surname or initial is not. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.toSorted().join(" ") === second.toSorted().join(" ")) return true;
  return first.at(-1) === second.at(-1) && first[0]?.[0] === second[0]?.[0];
}

import { readFileSync } from "node:fs";

/** The colours of tokens.css by name, so that tests judge what visitors get and not a copy of it. */
export function readColours(): ReadonlyMap<string, string> {
  const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const found = css.matchAll(/--color-(?<name>[a-z-]+): (?<hex>#[0-9a-f]{6});/g);
  return new Map([...found].map(({ groups }) => [groups?.["name"] ?? "", groups?.["hex"] ?? ""]));
}

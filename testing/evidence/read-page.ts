/** A text that somebody reads or hears, and what it stands in. */
export type Piece = Readonly<{
  text: string;
  /** Ids of figures and rows of datasets that it is said to come from, of the nearest element that says any. */
  figures: readonly string[];
  rows: readonly string[];
  /** Names of the elements around it, outermost first, with their ids: `form`, `p#donate-hint`. */
  inside: readonly string[];
  attributes: readonly Readonly<Record<string, string>>[];
}>;

const alone = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
]);
const spoken = ["aria-label", "alt", "title", "placeholder", "aria-description"];
const parts =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style|template|head)\b[^>]*>[\s\S]*?<\/\1>|<\/([a-z0-9-]+)\s*>|<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;

type Open = { name: string; attributes: Record<string, string> };

/** The words of a page as a program without a browser finds them, also those that are only heard. */
export function* readPage(html: string): Generator<Piece> {
  const open: Open[] = [];
  for (const [all, skipped, closed, name, written = "", closes] of html.matchAll(parts)) {
    if (skipped || all.startsWith("<!")) continue;
    if (closed)
      open.length = Math.max(
        0,
        open.findLastIndex((element) => element.name === closed),
      );
    else if (name) {
      const element = { name, attributes: attributesOf(written) };
      for (const said of spoken)
        if (element.attributes[said]) yield pieceOf(element.attributes[said], [...open, element]);
      if (!alone.has(name) && !closes) open.push(element);
    } else yield pieceOf(plain(all), open);
  }
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name,
      plain(value),
    ]),
  );

function pieceOf(text: string, open: readonly Open[]): Piece {
  const marked = open.findLast(({ attributes }) => "data-figure" in attributes || "data-rows" in attributes);
  return {
    text,
    figures: idsIn(marked, "data-figure"),
    rows: idsIn(marked, "data-rows"),
    inside: open.map(({ name, attributes: { id } }) => (id ? `${name}#${id}` : name)),
    attributes: open.map(({ attributes }) => attributes),
  };
}

const idsIn = (element: Open | undefined, name: string): string[] =>
  (element?.attributes[name] ?? "").split(" ").filter(Boolean);

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
    hex || decimal ? String.fromCodePoint(parseInt(hex ?? decimal, hex ? 16 : 10)) : (named[name] ?? all),
  );

import { inflateSync } from "node:zlib";

export type ReadPdf = Readonly<{
  pages: number;
  language: string;
  title: string;
  author: string;
  fonts: readonly string[];
  /** The printed text, one line per page, from left to right. */
  text: string;
  /** Whether it contains these words, across line breaks. */
  says: (words: string) => boolean;
  /** The letters of each Arabic glyph. */
  arabicGlyphs: readonly string[];
}>;

/** Reads the PDFs that we make ourselves. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of file.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)) objects.set(id, body);
  const get = (reference: string): string => objects.get(reference) ?? "";
  const bodies = [...objects.values()];
  const find = (type: string): string => bodies.find((body) => body.includes(`/Type /${type}\n`)) ?? "";
  const info = bodies.find((body) => body.includes("/CreationDate")) ?? "";
  const named = (name: string): string =>
    textOf(get(new RegExp(`/${name} (\\d+) 0 R`).exec(info)?.[1] ?? ""));

  const glyphsOfFont = new Map<string, string[]>();
  for (const [id, body] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (map) glyphsOfFont.set(id, unicodeMap(streamOf(get(map))));
  }
  const text = bodies
    .filter((body) => body.includes("/Type /Page\n"))
    .map((page) => pageText(page, get, glyphsOfFont))
    .join("\n");
  return {
    pages: Number(/\/Count (\d+)/.exec(find("Pages"))?.[1]),
    language: /\/Lang \((\w+)\)/.exec(find("Catalog"))?.[1] ?? "",
    title: named("Title"),
    author: named("Author"),
    fonts: [...glyphsOfFont.keys()].map((id) => /\/BaseFont \/\w+\+([\w-]+)/.exec(get(id))?.[1] ?? ""),
    text,
    says: (words) => withoutSpaces(text).includes(withoutSpaces(words)),
    arabicGlyphs: [...glyphsOfFont]
      .filter(([id]) => get(id).includes("Arabic"))
      .flatMap(([, glyphs]) => glyphs),
  };
}

const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u200e\u200f\u2066-\u2069]/g, "");

const step = new RegExp(
  [
    String.raw`^(?<stack>[qQ])$`,
    String.raw`^\S+ \S+ \S+ (?<scale>\S+) \S+ (?<down>\S+) (?<which>cm|Tm)$`,
    String.raw`^/(?<font>F\d+) [\d.]+ Tf$`,
    String.raw`^\[(?<shown>.*?)\] TJ$`,
  ].join("|"),
  "gm",
);

function pageText(page: string, get: (id: string) => string, glyphsOfFont: Map<string, string[]>): string {
  const reference = (name: string): string => get(new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1] ?? "");
  const height = Number(/\/MediaBox \[0 0 \S+ ([\d.]+)\]/.exec(page)?.[1]);
  const fonts = new Map(
    [...reference("Resources").matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, id ?? ""]),
  );
  const runs: string[] = [];
  const saved: { scale: number; offset: number }[] = [];
  let place = { scale: 1, offset: 0 };
  let y = 0;
  let glyphs: string[] = [];
  for (const { groups = {} } of streamOf(reference("Contents")).matchAll(step)) {
    const moved = {
      scale: place.scale * Number(groups.scale),
      offset: place.offset + place.scale * Number(groups.down),
    };
    if (groups.stack === "q") saved.push(place);
    else if (groups.stack === "Q") place = saved.pop() ?? place;
    else if (groups.which === "cm") place = moved;
    else if (groups.which === "Tm") y = moved.offset;
    else if (groups.font) glyphs = glyphsOfFont.get(fonts.get(groups.font) ?? "") ?? [];
    // Text outside the page is ignored.
    else if (y > 0 && y < height) runs.push(lettersOf(groups.shown ?? "", glyphs));
  }
  return runs.join("");
}

const lettersOf = (shown: string, glyphs: readonly string[]): string =>
  [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, codes = ""]) => decode(codes, glyphs)).join("");

const decode = (codes: string, glyphs: readonly string[]): string =>
  (codes.match(/.{4}/g) ?? []).map((code) => glyphs[parseInt(code, 16)] ?? "?").join("");

function streamOf(body: string): string {
  const start = body.indexOf("stream\n") + "stream\n".length;
  const end = body.lastIndexOf("\nendstream");
  return inflateSync(Buffer.from(body.slice(start, end), "latin1")).toString("latin1");
}

/** pdfkit writes one list per 256 glyphs, one entry per glyph; the second half of a letter has none. */
const unicodeMap = (map: string): string[] =>
  [...map.matchAll(/> \[(.*?)\]/gs)].flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, letters = ""]) =>
      String.fromCodePoint(...(letters.match(/[0-9a-f]+/g) ?? []).map((letter) => parseInt(letter, 16))),
    ),
  );

function textOf(literal: string): string {
  const raw = Buffer.from(literal.slice(1, -1).replaceAll(/\\([()\\])/g, "$1"), "latin1");
  return raw[0] === 0xfe ? raw.subarray(2).swap16().toString("utf16le") : raw.toString("latin1");
}

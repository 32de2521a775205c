import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fontFiles, unicodeRange } from "../../scripts/lib/cut-fonts.mjs";

const css = readFileSync(new URL("./fonts.css", import.meta.url), "utf8");
const faces = [...css.matchAll(/@font-face \{(?<body>[^}]*)\}/g)].map(({ groups }) => groups?.["body"] ?? "");
const fetched = (file: string): string =>
  faces.find((face) => face.includes(`readex-pro-${file}.woff2`)) ?? "";

describe("a page fetches one font file for each script it shows", () => {
  test.each([
    ["English", "Make a donation: “every gift” – 100% counted… €25 · it’s yours"],
    ["Dutch", "Saoedi-Arabië, reünie, één cent, geïnteresseerd, coöperatie, à la carte, enquête"],
  ])("%s text needs the Latin file and not the Arabic one", (_language, text) => {
    expect(lettersOutside(text, fetched("latin"))).toEqual([]);
    expect(lettersInside(text, fetched("arabic"))).toEqual([]);
  });

  test("Arabic words need the Arabic file and not the Latin one", () => {
    const words = "تبرّعواالآنمرةًواحدةأوشهريًا،؟؛";
    expect(lettersOutside(words, fetched("arabic"))).toEqual([]);
    expect(lettersInside(words, fetched("latin"))).toEqual([]);
  });

  test("digits are in one file only", () => {
    expect(lettersOutside("0123456789", fetched("latin"))).toEqual([]);
    expect(lettersInside("0123456789", fetched("arabic"))).toEqual([]);
  });

  test("text is shown before the file has come", () => {
    expect(fetched("latin")).toContain("font-display: swap");
    expect(fetched("arabic")).toContain("font-display: swap");
  });
});

describe("the fonts are cut as the style sheet says", () => {
  test.each(fontFiles)("$name", async ({ name, letters, cut }) => {
    const face = faces.find((each) => each.includes(`/${name}"`)) ?? "";
    expect([...face.matchAll(/U\+[0-9A-F-]+/g)].map(String)).toEqual(unicodeRange(letters));
    const file = readFileSync(new URL(`./fonts/${name}`, import.meta.url));
    expect(file.equals(await cut()), "npm run cut-fonts").toBe(true);
  });

  test("no letter is in two of them", () => {
    const all = fontFiles.flatMap(({ letters }) => letters);
    expect(new Set(all).size).toBe(all.length);
  });
});

test("each stand-in takes the height of Readex Pro, which is 1000 above and 250 below in an em of 1000", () => {
  const standIns = faces.filter((face) => face.includes("ascent-override"));
  expect(standIns.length).toBeGreaterThan(0);
  for (const face of standIns) {
    const size = percent(face, "size-adjust");
    expect((percent(face, "ascent-override") * size) / 100).toBeCloseTo(100, 0);
    expect((percent(face, "descent-override") * size) / 100).toBeCloseTo(25, 0);
    expect(percent(face, "line-gap-override")).toBe(0);
  }
});

const percent = (face: string, name: string): number =>
  Number(new RegExp(`${name}: (?<value>[\\d.]+)%`).exec(face)?.groups?.["value"]);

const lettersInside = (text: string, face: string): string[] =>
  Array.from(text).filter((letter) => covers(face, letter));
const lettersOutside = (text: string, face: string): string[] =>
  Array.from(text).filter((letter) => !covers(face, letter));

function covers(face: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...face.matchAll(/U\+(?<from>[0-9A-F]+)(?:-(?<to>[0-9A-F]+))?/g)].some(({ groups }) => {
    const from = Number.parseInt(groups?.["from"] ?? "", 16);
    return code >= from && code <= (groups?.["to"] === undefined ? from : Number.parseInt(groups["to"], 16));
  });
}

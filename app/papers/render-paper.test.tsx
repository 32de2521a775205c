import { beforeAll, describe, expect, test, vi } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import type { Gift } from "./giving/gift.ts";
import { yearOfGifts } from "./giving/gifts.fixtures.ts";
import type { Paper } from "./paper.ts";
import { paperTexts } from "./paper-texts.fixtures.ts";
import { papers, receiptPaper, statementPaper } from "./papers.fixtures.ts";
import { readPdf, type ReadPdf } from "./read-pdf.fixtures.ts";
import { renderPaper } from "./render-paper.tsx";

// PDFs take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const kinds = Object.keys(papers) as Paper["kind"][];
/** Long documents only in the hardest language; their own tests cover the others. */
const languagesOf = (kind: Paper["kind"]): readonly Language[] =>
  "title" in papers[kind] ? ["ar"] : languages;
const every = kinds.flatMap((kind) => languagesOf(kind).map((language) => ({ kind, language })));
const largestBytes = 150_000;

const made = new Map<string, Uint8Array>();
const paperIn = (kind: Paper["kind"], language: Language): Uint8Array =>
  made.get(`${kind} ${language}`) ?? new Uint8Array();
const read = async (paper: Paper, language: Language): Promise<ReadPdf> =>
  readPdf(await renderPaper(paper, paperTexts(language)));

beforeAll(async () => {
  for (const { kind, language } of every) {
    made.set(`${kind} ${language}`, await renderPaper(papers[kind], paperTexts(language)));
  }
});

describe.each(every)("the $kind in $language", ({ kind, language }) => {
  test("is a PDF that names its title, its author and its language, and is small enough to mail", () => {
    const bytes = paperIn(kind, language);
    const pdf = readPdf(bytes);
    expect(Buffer.from(bytes.subarray(0, 5)).toString("latin1")).toBe("%PDF-");
    expect(bytes.length).toBeLessThan(largestBytes);
    expect(pdf.language).toBe(language);
    expect(pdf.author).toBe(papers[kind].foundation.statutoryName[language]);
    expect(pdf.title).not.toBe("");
  });

  test("uses only the fonts it carries with it", () => {
    const pdf = readPdf(paperIn(kind, language));
    expect(pdf.fonts.every((font) => /^NotoSans(Arabic)?-(Regular|Bold)$/.test(font))).toBe(true);
    // A missing glyph would use a standard font without a map back to letters. The URL of a figure contains a question mark.
    expect(pdf.text.replaceAll("?on=", "")).not.toContain("?");
    expect(pdf.text).not.toContain("\ufffd");
  });

  test("parts no word with a hyphen, as the layout would where the direction changes inside it", () => {
    expect(readPdf(paperIn(kind, language)).text).not.toContain("(-");
  });

  test("says on every page who made it and which page it is", () => {
    const pdf = readPdf(paperIn(kind, language));
    const cover = "title" in papers[kind] ? 1 : 0;
    expect(pdf.text.match(/KVK 12345678/g)).toHaveLength(pdf.pages - cover);
  });
});

test("papers have the pages they need and no more", () => {
  const pages = Object.fromEntries(kinds.map((kind) => [kind, readPdf(paperIn(kind, "ar")).pages]));
  expect(pages).toEqual({
    receipt: 1,
    "annual-statement": 2,
    "periodic-agreement": 4,
    "annual-report": 7,
    "financial-audit": 4,
    "impact-report": 4,
    "campaign-poster": 1,
    "anbi-form": 2,
    governance: 4,
  });
});

test("the same paper of the same moment is the same file", async () => {
  const again = await renderPaper(papers.receipt, paperTexts("ar"));
  expect(Buffer.compare(again, paperIn("receipt", "ar"))).toBe(0);
});

test("Arabic letters are joined: one letter has several shapes", () => {
  const shapes = new Map<string, number>();
  for (const letter of readPdf(paperIn("receipt", "ar")).arabicGlyphs)
    shapes.set(letter, (shapes.get(letter) ?? 0) + 1);
  expect(shapes.get("ع")).toBeGreaterThan(2);
  expect([...shapes.keys()]).toContain("لا");
});

test("numbers, codes and amounts in Arabic keep their order", () => {
  const { text } = readPdf(paperIn("receipt", "ar"));
  for (const code of ["2026-000123", "26.08", "tr_7UhSN1zuXS", "1015 CS Amsterdam", "+31 20 123 4567"]) {
    expect(text).toContain(code);
  }
});

test("an Arabic sentence runs from right to left", () => {
  const pdf = readPdf(paperIn("receipt", "ar"));
  // Read from the left, Arabic letters and words are reversed, numbers are not.
  expect(pdf.says("لاصيإ")).toBe(true);
  expect(pdf.says("2026-000123مقر")).toBe(true);
  expect(pdf.says("1نم1ةحفص")).toBe(true);
});

test("a table that runs on to the next page takes its head along", async () => {
  const gifts: Gift[] = Array.from({ length: 60 }, (_, index) => ({
    ...(yearOfGifts[0] as Gift),
    receiptNumber: `2026-${String(index + 1).padStart(6, "0")}`,
  }));
  const pdf = await read(statementPaper(gifts), "en");
  expect(pdf.pages).toBe(3);
  for (const { receiptNumber } of gifts) expect(pdf.text).toContain(receiptNumber);
  // Once per page.
  expect(pdf.text.match(/Receipt number/g)?.length).toBe(pdf.pages);
});

test("a name in a script that no font has is shown as unknown, and the paper is still made", async () => {
  const pdf = await read({ ...receiptPaper(), donor: { name: "王伟 Żółć", addressLines: [] } }, "en");
  expect(pdf.text).toContain("\ufffd\ufffd Żółć");
});

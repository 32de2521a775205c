import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageBytes } from "./compress-page.ts";

const styles = ".card{color:red}".repeat(5000);
const around = (language: string, sheet: string, words: string) =>
  `<!doctype html><html lang="${language}"><head><style id="page-styles">${sheet}</style></head><body>${words}</body></html>`;
const read = (bytes: Buffer) => gunzipSync(bytes).toString();

test("a page joined to a beginning that was compressed before is read as it was written", () => {
  const { forOne, whole } = pageBytes(styles);
  for (const [each, language] of ["en", "ar", "en"].entries()) {
    const words = `تبرع ${each} € `.repeat(each * 900);
    expect(read(forOne(around(language, "", words)))).toBe(around(language, styles, words));
    expect(whole(around(language, "", words))).toBe(around(language, styles, words));
  }
});

test("what has no place for the style sheet, and an empty page, are read as they were written", () => {
  const { forOne, whole } = pageBytes(styles);
  for (const page of ["<p>gone", "", "<p>gone"]) {
    expect(read(forOne(page))).toBe(page);
    expect(whole(page)).toBe(page);
  }
});

test("a page for many says the same in every encoding", async () => {
  const page = await pageBytes(styles).forMany(200, around("nl", "", "Geef"));
  expect(page.plain.toString()).toBe(around("nl", styles, "Geef"));
  expect(read(page.gzip)).toBe(page.plain.toString());
});

test("a page that says what it said is not compressed again; one that says something else is", async () => {
  const { forMany } = pageBytes(styles);
  const before = await forMany(200, around("nl", "", "Geef"));
  expect(await forMany(200, around("nl", "", "Geef"), before)).toBe(before);
  const after = await forMany(200, around("nl", "", "Geef nu"), before);
  expect(read(after.gzip)).toBe(around("nl", styles, "Geef nu"));
  expect(after.etag).not.toBe(before.etag);
});

test("a page that nobody will be given again says the same, compressed once", () => {
  const { forNow } = pageBytes(styles);
  const html = around("nl", "", "Niet gevonden");
  for (const parts of [undefined, [{ text: html, isShared: false }]]) {
    const page = forNow({ status: 404, html, ...(parts && { parts }) });
    expect([page.br, page.etag]).toEqual([null, null]);
    expect(page.plain.toString()).toBe(around("nl", styles, "Niet gevonden"));
    expect(read(page.gzip)).toBe(page.plain.toString());
  }
});

test("the words of others leave no trace in a page", () => {
  const { forOne } = pageBytes(styles);
  forOne(around("en", "", "Amina Haddad"));
  expect(read(forOne(around("en", "", "Jan de Vries")))).not.toContain("Amina");
});

test("pieces that others are given too are read in their places, between those of one person", () => {
  const { joined } = pageBytes(styles);
  const [before = "", after = ""] = around("ar", "", "|").split("|");
  const shared = [before, "تبرع ".repeat(900), after].map((text) => ({ text, isShared: true }));
  for (const own of ["<b>Amina</b>", "Jan €".repeat(5000), "x".repeat(400), "x".repeat(401)]) {
    const pieces = shared.flatMap((piece) => [piece, { text: own, isShared: false }]);
    expect(read(joined(pieces))).toBe(
      pieces.map(({ text }) => text.replace("</style>", `${styles}</style>`)).join(""),
    );
  }
});

import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressorForOne } from "./compress-page.ts";

const styles = `<style>${".card{color:red}".repeat(5000)}</style>`;
const pageOf = (language: string, words: string) =>
  `<!doctype html><html lang="${language}"><head>${styles}</head><body>${words}</body></html>`;

test("a page joined to a beginning that was compressed before is read as it was written", () => {
  const compress = compressorForOne();
  const pages = ["en", "ar", "en"].map((language, each) =>
    pageOf(language, `تبرع ${each} € `.repeat(each * 900)),
  );
  for (const page of pages) expect(gunzipSync(compress(page)).toString()).toBe(page);
});

test("a page without a style sheet, and an empty one, are read as they were written", () => {
  const compress = compressorForOne();
  for (const page of ["<p>gone", "", "<p>gone"]) expect(gunzipSync(compress(page)).toString()).toBe(page);
});

test("the words of others leave no trace in a page", () => {
  const compress = compressorForOne();
  compress(pageOf("en", "Amina Haddad"));
  expect(gunzipSync(compress(pageOf("en", "Jan de Vries"))).toString()).not.toContain("Amina");
});

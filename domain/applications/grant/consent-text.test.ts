import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { languages } from "#domain/language.ts";
import { consentTextVersion } from "./application.ts";

/** What stood beside the tick under each version. A version that people agreed to is never changed here. */
const wordsOfVersion: Record<string, string> = {
  "grant-1": "9a49a1b47946d3bdd03bb8cd000a2d438062d552fe81e63d074c6cd07a96f752",
  "grant-2": "b9acaf0e45bc58cd6675f05794d574daaf4e843484bcd0135254115351119315",
  "grant-3": "823d72d58c1f2c20588f58e8d1ca0a22a739d31e90fd333d846fe7e67a4c0ead",
};

test("the version kept with a consent names exactly the words that were on the form", () => {
  const catalogs = readCatalogs();
  const words = languages.map((language) => catalogs[language]["grants"]?.["grants.form.dataProcessing"]);
  expect(words.every(Boolean)).toBe(true);
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  expect(hash, "other words need another version").toBe(wordsOfVersion[consentTextVersion]);
});

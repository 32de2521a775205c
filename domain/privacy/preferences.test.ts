import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { languages } from "#domain/language.ts";
import { changesIn, everyChoice, preferencesTextVersion, purposes } from "./preferences.ts";

/** The texts of each version. A version that people agreed to never changes. */
const wordsOfVersion: Record<string, string> = {
  "preferences-1": "e7161378b89334a3bbc15ff1701c997a2f0802b9f305bec077197dddac68652a",
  "preferences-2": "d2add63569603ba482ae92038dfa4c12ccd64f858188e1c964fc23fc100e5c54",
  "preferences-3": "fafc89982e1056974b60a42f33fb6b0bd975375556d1cf38cf70b59ed4741fbd",
  "preferences-4": "a730598715895142df89560c060d4a6f5403a8bed04b4fe628149f0e974dc8e3",
  "preferences-5": "d8c223f766decc1820bbff3dddc579585fd52e27ca08528402b2fa9f74e5ea1d",
};

test("the version kept with a choice names exactly the words that were on the page", () => {
  const catalogs = readCatalogs();
  const words = languages.flatMap((language) =>
    purposes.flatMap((purpose) => [
      catalogs[language]["preferences"]?.[`preferences.purpose.${purpose}`],
      catalogs[language]["preferences"]?.[`preferences.purpose.${purpose}Hint`],
    ]),
  );
  expect(words.every(Boolean)).toBe(true);
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  expect(hash, "other words need another version").toBe(wordsOfVersion[preferencesTextVersion]);
});

test("only what changed is written down, a no as well as a yes", () => {
  const before = everyChoice.map((choice) => ({
    ...choice,
    granted: choice.purpose === "news",
    decidedAt: null,
  }));
  expect(changesIn(before, { language: "en", granted: ["news.email"] })).toEqual([]);
  expect(changesIn(before, { language: "en", granted: ["events.email", "nonsense"] })).toEqual([
    { purpose: "news.email", granted: false, textVersion: "preferences-5" },
    { purpose: "events.email", granted: true, textVersion: "preferences-5" },
  ]);
});

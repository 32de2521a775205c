import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { languages } from "#domain/language.ts";
import { consentsIn } from "#domain/forms/define-form.ts";
import { volunteerForm } from "./application-form.ts";
import { consentTextVersion } from "./application.ts";

/** What stood beside the ticks under each version. A version that people agreed to is never changed here. */
const wordsOfVersion: Record<string, string> = {
  "volunteer-1": "c5aca88e60eed9f0a042b3b8dcc096f4b1580825fbc25d523b3b51e4ce7cb44f",
  "volunteer-2": "4fc5cd070d7899347c11be7b8b34195dd91dd6cb9f0ed30db2b631f64030e716",
  "volunteer-3": "8bed1fb3519f9fe36060980999e2c4af4be81a4f1d5d47aac1b60b2f5aef3922",
};

test("the version kept with a consent names exactly the words that were on the form", () => {
  const catalogs = readCatalogs();
  const words = languages.flatMap((language) =>
    consentsIn(volunteerForm, {}).map(
      ({ purpose }) => catalogs[language]["volunteer"]?.[`volunteer.form.${purpose}`],
    ),
  );
  expect(words.every(Boolean)).toBe(true);
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  expect(hash, "other words need another version").toBe(wordsOfVersion[consentTextVersion]);
});

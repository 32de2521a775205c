import { createHash } from "node:crypto";
import type { ConsentSource, ShownTexts } from "#domain/consent/consents.ts";
import { emailPurposes } from "#domain/email-purposes.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../translate.ts";

const versionLength = 16;

/** What the page shows beside each box. Other words are another version, by themselves. */
export const shownTexts = (source: ConsentSource, language: Language): ShownTexts => ({
  source,
  language,
  texts: Object.fromEntries(
    emailPurposes.map((purpose) => {
      const words = [`consent.${purpose}`, `consent.${purpose}Hint`] as const;
      const shown = words.map((id) => translate(language, id)).join("\n");
      return [
        purpose,
        { version: createHash("sha256").update(shown).digest("hex").slice(0, versionLength), words: shown },
      ];
    }),
  ) as ShownTexts["texts"],
});

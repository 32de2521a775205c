import { inLanguage } from "#app/routing/language-path.ts";
import type { Language } from "#domain/language.ts";
import type { Block } from "#domain/mail/letter.ts";
import { translate } from "../translate.ts";

/** The status link of a confirmation. */
export const statusBlocks = (publicUrl: string, token: string, language: Language): Block[] => [
  { kind: "paragraph", text: translate(language, "form-mail.status.text") },
  statusButton(publicUrl, token, language),
];

export const statusButton = (publicUrl: string, token: string, language: Language): Block => ({
  kind: "button",
  label: translate(language, "form-mail.status.button"),
  url: publicUrl + inLanguage(`/applications/${token}`, language),
});

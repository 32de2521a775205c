import type { Localized } from "#domain/language.ts";

/** Fictional; the document that names it says so. */
export const sampleAuditor: Localized = {
  en: "Sample Auditors",
  nl: "Accountantskantoor Voorbeeld",
  ar: "مدققون وهميون (مثال)",
};

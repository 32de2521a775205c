import type { Localized } from "#domain/language.ts";

/** Does not exist and has checked nothing; the paper that names it says so. */
export const sampleAuditor: Localized = {
  en: "Sample Auditors",
  nl: "Voorbeeld Accountants",
  ar: "مدققون وهميون (مثال)",
};

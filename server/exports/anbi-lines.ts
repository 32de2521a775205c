import type { Language } from "#domain/language.ts";
import type { AnbiForm } from "#domain/transparency/anbi-form.ts";
import type { FormLine } from "#domain/transparency/published-form.ts";
import { anbiSheet } from "./anbi-sheet.ts";

/** The form as it is read on a page and on paper: the lines of its sheet. */
export const anbiLines = (form: AnbiForm, language: Language): FormLine[] =>
  anbiSheet(form, language).rows.map(([part, label, value, before]) => ({
    part: typeof part === "string" ? part : "",
    label: typeof label === "string" ? label : "",
    text: typeof value === "string" ? value : null,
    cents: typeof value === "object" && value && "cents" in value ? value.cents : null,
    beforeCents: typeof before === "object" && before && "cents" in before ? before.cents : null,
  }));

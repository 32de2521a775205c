import type { DraftBody, FieldSpec } from "#domain/content/editing/field-spec.ts";
import type { Language } from "#domain/language.ts";

/** True if a required text is missing in this language, at any depth. */
export const missingIn = (fields: readonly FieldSpec[], body: DraftBody, language: Language): boolean =>
  fields.some((field) => isMissing(field, body[field.name], language));

function isMissing(field: FieldSpec, value: unknown, language: Language): boolean {
  switch (field.type) {
    case "localized":
      return !(field.optional && value === null) && isBlank(value, language);
    case "texts":
      return listOf(value).some((text) => isBlank(text, language));
    case "cover":
      return value !== null && isBlank((value as { alt?: unknown }).alt, language);
    case "messages":
      return Object.values((value ?? {}) as DraftBody).some((text) => isBlank(text, language));
    case "list":
      return listOf(value).some((item) => missingIn(field.fields, item as DraftBody, language));
    case "group":
      return value !== null && missingIn(field.fields, (value ?? {}) as DraftBody, language);
    default:
      return false;
  }
}

const isBlank = (value: unknown, language: Language): boolean => {
  const text = (value as Partial<Record<Language, string>> | null | undefined)?.[language];
  return typeof text !== "string" || text.trim() === "";
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

import { languages, perLanguage, type Localized } from "#domain/language.ts";
import type { DraftBody, FieldSpec } from "./field-spec.ts";

/** Drops unknown fields and fills missing ones with empty values, so that any old draft can be shown, compared and continued. */
export const shapedBody = (fields: readonly FieldSpec[], value: unknown): DraftBody => {
  const given = recordOf(value);
  return Object.fromEntries(fields.map((field) => [field.name, shaped(field, given[field.name])]));
};

export function shaped(field: FieldSpec, value: unknown): unknown {
  switch (field.type) {
    case "localized":
      return orNull(field, localizedOf(value), isBlank);
    case "texts":
      return listOf(value).map(localizedOf);
    case "money":
    case "number":
      return typeof value === "number" && Number.isFinite(value) ? value : null;
    case "flag":
      return value === true;
    case "choices":
      return field.options.filter((option) => listOf(value).includes(option));
    case "sdgs":
      return [...new Set(listOf(value).filter((each) => Number.isInteger(each)))];
    case "cover":
      return coverOf(value);
    case "messages":
      return Object.fromEntries(
        Object.entries(recordOf(value)).map(([name, text]) => [name, localizedOf(text)]),
      );
    case "list":
      return listOf(value).map((item) => shapedBody(field.fields, item));
    case "group":
      if (field.optional && (value === null || value === undefined)) return null;
      return shapedBody(field.fields, value);
    default:
      return orNull(field, typeof value === "string" ? value : "", (text) => text.trim() === "");
  }
}

const orNull = <T>(field: FieldSpec, value: T, isEmpty: (value: T) => boolean): T | null =>
  field.optional && isEmpty(value) ? null : value;

const localizedOf = (value: unknown): Localized => {
  const given = recordOf(value);
  return perLanguage((language) => (typeof given[language] === "string" ? given[language] : ""));
};

const isBlank = (text: Localized): boolean => languages.every((language) => text[language].trim() === "");

function coverOf(value: unknown): unknown {
  const { upload, alt } = recordOf(value);
  return typeof upload === "string" ? { upload, alt: localizedOf(alt) } : null;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

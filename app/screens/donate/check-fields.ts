import type { FormFields } from "#domain/giving/start/form-fields.ts";
import { wrongFields } from "#domain/giving/start/wrong-fields.ts";
import type { Language } from "#domain/language.ts";
import { formatMessage, type Messages } from "../../i18n/format-message.ts";

export type Wrong = Readonly<Partial<Record<keyof FormFields, string>>>;

/** The server's sentences. They load when the form is sent, to keep the first view small. */
const catalogs = import.meta.glob<{ default: Messages }>("../../messages/*/giving.json");

export async function wrongIn(fields: FormFields, language: Language): Promise<Wrong> {
  const found = Object.entries(wrongFields(fields));
  if (found.length === 0) return {};
  const words = (await catalogs[`../../messages/${language}/giving.json`]?.())?.default ?? {};
  return Object.fromEntries(
    found.map(([field, reason]) => [field, formatMessage(language, words[`giving.error.${reason}`] ?? [])]),
  );
}

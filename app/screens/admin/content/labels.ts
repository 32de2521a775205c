import { isLanguage } from "#domain/language.ts";
import type { Text } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";
import type reasons from "../../../messages/en/staff/editor.json";

/*
 * The form comes from the server as data, so its words are looked up by name. A test checks that every field and choice has a
 * word, here or in its form.
 */
export const fieldMessage = (name: string) => `editor.field.${name}` as MessageId;
export const optionMessage = (option: string) => `editor.option.${option}` as MessageId;

/** Reasons with a message. Others are `invalid`. */
const known: Record<Extract<keyof typeof reasons, `editor.reason.${string}`>, true> = {
  "editor.reason.missing": true,
  "editor.reason.invalid": true,
  "editor.reason.not_a_slug": true,
  "editor.reason.too_long": true,
  "editor.reason.not_whole_cents": true,
  "editor.reason.negative": true,
  "editor.reason.not_whole": true,
  "editor.reason.not_a_percentage": true,
  "editor.reason.not_a_year": true,
  "editor.reason.not_a_date": true,
  "editor.reason.not_a_time": true,
  "editor.reason.not_an_sdg": true,
  "editor.reason.not_an_upload": true,
  "editor.reason.goal_missing": true,
  "editor.reason.ends_before_start": true,
  "editor.reason.capacity_missing": true,
  "editor.reason.closes_before_opening": true,
  "editor.reason.grant_above_budget": true,
  "editor.reason.question_twice": true,
  "editor.reason.budget_lines_differ": true,
  "editor.reason.not_whole_units": true,
  "editor.reason.count_missing": true,
  "editor.reason.licensed_partner_missing": true,
  "editor.reason.not_an_address": true,
  "editor.reason.not_an_rsin": true,
  "editor.reason.not_a_kvk_number": true,
  "editor.reason.not_an_iban": true,
  "editor.reason.not_a_bic": true,
  "editor.reason.not_a_creditor_id": true,
  "editor.reason.not_a_phone_number": true,
  "editor.reason.not_an_email_address": true,
  "editor.reason.not_published": true,
  "editor.reason.not_a_text": true,
  "editor.reason.placeholders_differ": true,
};

export const reasonLabel = (reason: string): MessageId => {
  const id = `editor.reason.${reason}`;
  return Object.hasOwn(known, id) ? (id as keyof typeof known) : "editor.reason.invalid";
};

/** `updates.0.title.nl` in words. */
export const pathLabel = (path: string, text: Text, nameOf: (field: string) => string): string =>
  path
    .split(".")
    .map((part) => {
      if (/^\d+$/.test(part)) return String(Number(part) + 1);
      // The name of a fixed text is its own label.
      if (part.includes("/")) return part;
      return isLanguage(part) ? text(`editor.language.${part}`) : nameOf(part);
    })
    .join(" – ");

export const fieldId = (path: string): string => `field.${path}`;

import { normalizeBic } from "#domain/identifiers/bic.ts";
import { normalizeIban } from "#domain/identifiers/iban.ts";
import { normalizeKvkNumber } from "#domain/identifiers/kvk.ts";
import { normalizeRsin } from "#domain/identifiers/rsin.ts";
import { normalizeSepaCreditorId } from "#domain/identifiers/sepa-creditor-id.ts";
import { withValueAt } from "../../editing/differences.ts";
import type { DraftBody } from "../../editing/field-spec.ts";
import { identityFields, type IdentityField, type IdentityValues } from "./identity-values.ts";

/** Numbers may be typed in groups, with dots, or in Arabic digits. */
const bareForms: Partial<Record<IdentityField, (typed: string) => string>> = {
  rsin: normalizeRsin,
  kvk: normalizeKvkNumber,
  iban: normalizeIban,
  bic: normalizeBic,
  creditorId: normalizeSepaCreditorId,
};

/** The record with the typed values applied. */
export const withIdentity = (body: DraftBody, typed: Readonly<Record<string, string>>): DraftBody =>
  identityFields.reduce((changed, field) => {
    const value = typed[field];
    if (value === undefined) return changed;
    return withValueAt(changed, field.split("."), (bareForms[field] ?? trimmed)(value));
  }, body);

export const identityValues = (body: DraftBody): IdentityValues =>
  Object.fromEntries(identityFields.map((field) => [field, textAt(body, field)])) as IdentityValues;

export type IdentityChange = Readonly<{ field: IdentityField; before: string; after: string }>;

/** Differences to the previous identity. */
export function identityChanges(before: DraftBody, after: DraftBody): IdentityChange[] {
  const [old, now] = [identityValues(before), identityValues(after)];
  return identityFields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, before: old[field], after: now[field] }));
}

const trimmed = (text: string): string => text.trim();

function textAt(body: DraftBody, field: IdentityField): string {
  const value = field
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body);
  return typeof value === "string" ? value : "";
}

import { normalizeTyped } from "#domain/identifiers/as-typed.ts";
import { creditorReference, isCreditorReference } from "#domain/identifiers/creditor-reference.ts";
import { referenceAlphabet } from "../reference.ts";

const letters = 10;
const base = referenceAlphabet.length;
/** The maximum length, so that a missing or extra digit is noticed. */
const digits = 16;
const ownForm = /^DON-?([0-9A-HJKMNP-TV-Z]{5})-?([0-9A-HJKMNP-TV-Z]{5})$/;

/** ISO 11649: RF, check digits, number. Digits only, because with letters swaps pass: "1B" and "B1" count the same. */
export function transferReference(donationReference: string): string {
  const [, first = "", last = ""] = ownForm.exec(donationReference) ?? [];
  const number = Array.from(first + last).reduce(
    (sum, letter) => sum * base + referenceAlphabet.indexOf(letter),
    0,
  );
  const made = first && creditorReference(String(number).padStart(digits, "0"));
  if (!made) throw new Error(`No reference of a donation: ${donationReference}`);
  return made;
}

/** Null: mistyped, or not ours. */
export function donationReferenceOf(reference: string): string | null {
  if (!/^RF\d{18}$/.test(reference) || !isCreditorReference(reference)) return null;
  let number = Number(reference.slice(4));
  if (number >= base ** letters) return null;
  let written = "";
  for (let place = 0; place < letters; place++) {
    written = referenceAlphabet.charAt(number % base) + written;
    number = Math.floor(number / base);
  }
  return inItsForm(written);
}

/** References in a bank line, those with check digits first. Banks break lines inside words; donors add spaces and words. */
export function donationReferencesIn(text: string): string[] {
  const run = normalizeTyped(text).replace(/[^A-Z0-9]/g, "");
  const checked = Array.from(run.matchAll(/(?=(RF\d{18}))/g), ([, found = ""]) => donationReferenceOf(found));
  const own = Array.from(run.matchAll(/(?=DON([0-9A-HJKMNP-TV-Z]{10}))/g), ([, found = ""]) =>
    inItsForm(found),
  );
  return [...new Set([...checked, ...own])].filter((found) => found !== null);
}

const inItsForm = (written: string): string => `DON-${written.slice(0, 5)}-${written.slice(5)}`;

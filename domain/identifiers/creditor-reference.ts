import { normalizeTyped, inGroupsOfFour } from "./as-typed.ts";
import { checkDigits } from "./mod-97.ts";

const referenceForm = /^[A-Z0-9]{1,21}$/;

/** ISO 11649: banks pass this reference on unchanged, so that a transfer can be matched. */
export const creditorReference = (ownReference: string): string | null => {
  const reference = normalizeTyped(ownReference);
  return referenceForm.test(reference) ? `RF${checkDigits(`${reference}RF`)}${reference}` : null;
};

export const isCreditorReference = (reference: string): boolean =>
  reference.startsWith("RF") && reference === creditorReference(reference.slice(4));

export const formatCreditorReference = (reference: string): string =>
  inGroupsOfFour(normalizeTyped(reference));

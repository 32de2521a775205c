import { normalizeTyped } from "./as-typed.ts";

export const normalizeBic = normalizeTyped;

/** A bank's own code: eight characters, or eleven with its branch. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);

import { normalizeTyped } from "./as-typed.ts";

export const normalizeBic = normalizeTyped;

/** Eight characters, or eleven with the branch. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);

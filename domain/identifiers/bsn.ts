import { normalizeTyped } from "./as-typed.ts";
import { passesElevenTest } from "./eleven-test.ts";

export const normalizeBsn = normalizeTyped;

/** A citizen service number, nine digits. */
export const isBsn = (bsn: string): boolean => passesElevenTest(bsn);

import { normalizeTyped } from "./as-typed.ts";
import { passesElevenTest } from "./eleven-test.ts";

export const normalizeBsn = normalizeTyped;

/** A person's citizen service number, as its nine digits. */
export const isBsn = (bsn: string): boolean => passesElevenTest(bsn);

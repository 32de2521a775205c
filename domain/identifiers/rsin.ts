import { normalizeTyped } from "./as-typed.ts";
import { passesElevenTest } from "./eleven-test.ts";

export const normalizeRsin = normalizeTyped;

/** A BSN passes the same test, so forms for a published RSIN must warn against entering one. */
export const isRsin = (rsin: string): boolean => passesElevenTest(rsin);

import { normalizeTyped } from "./as-typed.ts";
import { passesElevenTest } from "./eleven-test.ts";

export const normalizeRsin = normalizeTyped;

/**
 * The tax office's number of a Dutch organisation, as its nine digits. A person's BSN passes the same test:
 * whoever asks for an RSIN that will be published must warn not to enter a BSN.
 */
export const isRsin = (rsin: string): boolean => passesElevenTest(rsin);

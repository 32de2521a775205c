import { bare } from "./as-typed.ts";
import { passesElevenTest } from "./eleven-test.ts";

export const normalizeBsn = bare;

/** A person's citizen service number, as its nine digits. */
export const isBsn = (bsn: string): boolean => passesElevenTest(bsn);

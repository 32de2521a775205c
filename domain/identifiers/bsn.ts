import { normalizeTyped } from "./as-typed.ts";
import { passesElevenTest } from "./eleven-test.ts";

export const normalizeBsn = normalizeTyped;

export const isBsn = (bsn: string): boolean => passesElevenTest(bsn);

import { bare } from "./as-typed.ts";
import { passesElevenTest } from "./eleven-test.ts";

const hidden = "•";
const shownDigits = 3;

export const normalizeBsn = bare;

/** A person's citizen service number, as its nine digits. */
export const isBsn = (bsn: string): boolean => passesElevenTest(bsn);

/** Only the last three digits are ever shown. What is no BSN is hidden whole: it may be one mistyped. */
export const maskBsn = (bsn: string): string => {
  const shown = isBsn(bsn) ? bsn.slice(-shownDigits) : "";
  return shown.padStart(9, hidden);
};

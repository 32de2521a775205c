import { periodicParts, type ActiveAgreement } from "./periodic-terms.ts";
import type { ReceivedGift } from "./received-gift.ts";

/** An agreement in one of its years, with whoever made it. */
export type RunningAgreement = ActiveAgreement &
  Readonly<{
    id: string;
    donor: Readonly<{ userId: string; verifiedEmail: string }>;
    name: string;
    /** What their monthly gifts will still bring this year. */
    expectedCents: number;
  }>;

export type ShortAgreement = Pick<RunningAgreement, "id" | "transactionNumber" | "name" | "yearlyCents"> &
  Readonly<{ year: number; countedCents: number; missingCents: number }>;

/** Early enough to give what is missing, late enough that it is not just still to come. */
const warningMonth = "12";
export const isTimeToWarn = (today: string): boolean => today.slice(5, 7) === warningMonth;

/** Of one donor: the agreements whose yearly sum will not be reached as things stand. */
export function fallenShort(
  agreements: readonly RunningAgreement[],
  gifts: readonly ReceivedGift[],
  year: number,
): ShortAgreement[] {
  const parts = [...periodicParts(gifts, agreements).values()].flat();
  // Their monthly gifts fill one agreement after the other, as gifts that came in do.
  let expected = agreements[0]?.expectedCents ?? 0;
  return agreements.flatMap(({ id, transactionNumber, name, yearlyCents }) => {
    const countedCents = parts
      .filter((part) => part.transactionNumber === transactionNumber)
      .reduce((sum, { cents }) => sum + cents, 0);
    const open = yearlyCents - countedCents;
    const missingCents = Math.max(open - expected, 0);
    expected = Math.max(expected - open, 0);
    return missingCents === 0
      ? []
      : [{ id, transactionNumber, name, yearlyCents, year, countedCents, missingCents }];
  });
}

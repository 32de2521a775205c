import { periodicParts, type ActiveAgreement } from "./periodic-terms.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, sumOf } from "#domain/money/sums.ts";
import type { ReceivedGift } from "../settle/received-gift.ts";

export type RunningAgreement = ActiveAgreement &
  Readonly<{
    id: string;
    donor: Readonly<{ userId: string; verifiedEmail: string }>;
    name: string;
    /** Still expected this year from monthly gifts. */
    expectedCents: Cents;
  }>;

export type ShortAgreement = Pick<RunningAgreement, "id" | "transactionNumber" | "name" | "yearlyCents"> &
  Readonly<{ year: number; countedCents: Cents; missingCents: Cents }>;

/** Early enough to give the rest, late enough that it is not simply still due. */
const warningMonth = "12";
export const isTimeToWarn = (today: string): boolean => today.slice(5, 7) === warningMonth;

export function fallenShort(
  agreements: readonly RunningAgreement[],
  gifts: readonly ReceivedGift[],
  year: number,
): ShortAgreement[] {
  const parts = [...periodicParts(gifts, agreements).values()].flat();
  // Their monthly gifts fill one agreement after the other, as gifts that came in do.
  let expected = agreements[0]?.expectedCents ?? noCents;
  return agreements.flatMap(({ id, transactionNumber, name, yearlyCents }) => {
    const countedCents = sumOf(
      parts.filter((part) => part.transactionNumber === transactionNumber).map(({ cents }) => cents),
    );
    const open = minus(yearlyCents, countedCents);
    const missingCents = largerOf(minus(open, expected), noCents);
    expected = largerOf(minus(expected, open), noCents);
    return missingCents === 0
      ? []
      : [{ id, transactionNumber, name, yearlyCents, year, countedCents, missingCents }];
  });
}

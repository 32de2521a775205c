import type { Donation } from "./donation.ts";
import { dutchDate, yearOf } from "./dutch-date.ts";
import { movementsBetween, owedTwice, paidAtOf, type MoneyMovement } from "./movements.ts";
import type { PaymentAttempt } from "./payment-attempt.ts";
import { mergeTruths, sameTruth } from "./merge-truths.ts";
import { isReturnedDebit, statusSaidBy, type PaymentTruth } from "./payment-truth.ts";
import { recurringGiftFrom, type BegunGift } from "./recurring-gift.ts";
import { isUnpaid, type DonationStatus } from "./status.ts";
import { movesBetween } from "./transition.ts";

/** Money and donation do not fit together; a person must look. Never counted as a gift. */
export type DiscrepancyKind =
  "wrong_amount" | "wrong_currency" | "paid_twice" | "owed_twice" | "unknown_payment" | "charged_after_end";

/** One step of a donation's life as it is to be written: all of it, or nothing. */
export type Settlement = Readonly<{
  donation: Donation;
  /** The version this was planned on; when it is no longer the stored one, the plan is void. */
  plannedOn: number;
  attemptId: string;
  truth: PaymentTruth;
  moves: readonly DonationStatus[];
  movements: readonly MoneyMovement[];
  receiptYear: number | null;
  begins: BegunGift | null;
  renewed: Renewed | null;
  discrepancies: readonly DiscrepancyKind[];
}>;

/**
 * What a charge of a monthly gift came to; returned is a debit that was paid and taken back. `at`: when that charge was
 * made, which also tells which is the later one.
 */
export type Renewed = Readonly<{ outcome: "paid" | "failed" | "returned"; at: Date }>;

type Standing = Readonly<{
  donation: Donation;
  attempt: PaymentAttempt;
  /** The latest try. News of an earlier one matters only if it was paid. */
  isCurrent: boolean;
}>;

/** What a provider's word changes about a donation, decided without doing it. Null: it changes nothing. */
export function planSettlement(
  { donation, attempt, isCurrent }: Standing,
  news: PaymentTruth,
): Settlement | null {
  const truth = mergeTruths(attempt.truth, news);
  if (attempt.truth && sameTruth(attempt.truth, truth)) return null;

  const nothing = {
    donation,
    plannedOn: donation.version,
    attemptId: attempt.id,
    truth,
    moves: [],
    movements: [],
    receiptYear: null,
    begins: null,
    renewed: null,
    discrepancies: [],
  } satisfies Settlement;

  const discrepancy = discrepancyIn(truth, attempt, donation);
  if (discrepancy) return { ...nothing, discrepancies: [discrepancy] };

  if (truth.state !== "paid") {
    const mayMove = isCurrent && isUnpaid(donation.status);
    // Told once: what failed may be made good in another way since, by a pause or an end, and is not owed anew.
    const isNews = truth.state === "failed" && attempt.truth?.state !== "failed";
    return {
      ...nothing,
      moves: mayMove ? movesBetween(donation.status, unpaidStatusOf(truth, attempt)) : [],
      renewed:
        mayMove && isNews && isRenewal(donation) ? { outcome: "failed", at: donation.createdAt } : null,
    };
  }

  const paidBefore = donation.paidAttemptId === attempt.id;
  const paid = paidBefore ? donation : paidDonation(donation, attempt, truth);
  return {
    ...nothing,
    donation: paid,
    moves: movesBetween(donation.status, statusSaidBy(truth)),
    movements: movementsBetween({ ...paid, donationId: paid.id }, paidBefore ? attempt.truth : null, truth),
    receiptYear: paidBefore ? null : yearOf(dutchDate(paidAtOf(truth))),
    begins:
      paidBefore || paid.recurringGiftId !== paid.id ? null : recurringGiftFrom(paid, truth, paidAtOf(truth)),
    renewed: renewedBy(paid, paidBefore ? attempt.truth : null, truth),
    discrepancies: owedTwice(truth) ? ["owed_twice"] : [],
  };
}

/** What we withdrew because nobody paid it has failed; cancelled is what a donor does. */
const unpaidStatusOf = (truth: PaymentTruth, { expired }: PaymentAttempt): DonationStatus =>
  expired && truth.state === "cancelled" ? "FAILED" : statusSaidBy(truth);

/** The donation becomes what this very payment asked for: the donor may have chosen anew for a later try. */
function paidDonation(donation: Donation, attempt: PaymentAttempt, truth: PaymentTruth): Donation {
  const beginsMonthly = attempt.wishes.frequency === "MONTHLY" && donation.recurringGiftId === null;
  return {
    ...donation,
    ...attempt.wishes,
    paidAt: paidAtOf(truth),
    paidAttemptId: attempt.id,
    recurringGiftId: beginsMonthly ? donation.id : donation.recurringGiftId,
  };
}

/** The first donation of a monthly gift bears its id; all others renew it. */
const isRenewal = ({ id, recurringGiftId }: Donation): boolean =>
  recurringGiftId !== null && recurringGiftId !== id;

/** A first payment begins its gift and renews nothing, but the bank can take it back like any other. */
function renewedBy(donation: Donation, known: PaymentTruth | null, truth: PaymentTruth): Renewed | null {
  const isReturned = isReturnedDebit(truth);
  const isNews = known ? isReturnedDebit(known) !== isReturned : isRenewal(donation);
  if (donation.recurringGiftId === null || !isNews) return null;
  return { outcome: isReturned ? "returned" : "paid", at: donation.createdAt };
}

function discrepancyIn(
  truth: PaymentTruth,
  attempt: PaymentAttempt,
  donation: Donation,
): DiscrepancyKind | undefined {
  if (truth.state !== "paid") return undefined;
  if (truth.currency !== donation.currency) return "wrong_currency";
  if (truth.amountCents !== attempt.wishes.chargedCents) return "wrong_amount";
  if (donation.paidAttemptId !== null && donation.paidAttemptId !== attempt.id) return "paid_twice";
  return undefined;
}

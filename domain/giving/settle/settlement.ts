import { dutchYear } from "#domain/calendar/dutch-date.ts";
import { haveSameChoices, type Donation } from "../donation.ts";
import { movementsBetween, owedTwice, paidAtOf } from "./movements.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import type { PaymentAttempt } from "../payment-attempt.ts";
import { mergeReports, sameReport } from "./merge-reports.ts";
import { isReturnedDebit, statusFromReport, type PaymentReport } from "../payment-report.ts";
import { monthlyPlanFrom, type BegunMonthlyPlan } from "../monthly/monthly-plan.ts";
import { isUnpaid, type DonationStatus } from "#domain/donation-status.ts";
import { movesBetween } from "../transition.ts";

/** A person must look. Never counted as a gift. */
export type DiscrepancyKind =
  | "wrong_amount"
  | "wrong_currency"
  | "paid_twice"
  | "owed_twice"
  | "unknown_payment"
  | "charged_after_end";

export type Settlement = Readonly<{
  donation: Donation;
  /** The plan is void if the stored version differs. */
  plannedOn: number;
  attemptId: string;
  /** The paid choices differ from the donation's: the donor chose again, or another amount arrived. */
  isChosenAnew: boolean;
  report: PaymentReport;
  moves: readonly DonationStatus[];
  movements: readonly MoneyMovement[];
  receiptYear: number | null;
  begins: BegunMonthlyPlan | null;
  renewed: Renewed | null;
  discrepancies: readonly DiscrepancyKind[];
}>;

/** Returned: a debit that was paid and taken back. `at`: when the charge was made, which orders charges. */
type Renewed = Readonly<{ outcome: "paid" | "failed" | "returned"; at: Date }>;

type KnownDonation = Readonly<{
  donation: Donation;
  attempt: PaymentAttempt;
  /** The latest attempt. Reports about earlier ones matter only if paid. */
  isCurrent: boolean;
}>;

/** Decides without side effects. Null: nothing changes. */
export function planSettlement(
  { donation, attempt, isCurrent }: KnownDonation,
  news: PaymentReport,
): Settlement | null {
  const report = mergeReports(attempt.report, news);
  if (attempt.report && sameReport(attempt.report, report)) return null;

  const nothing = {
    donation,
    plannedOn: donation.version,
    attemptId: attempt.id,
    isChosenAnew: false,
    report,
    moves: [],
    movements: [],
    receiptYear: null,
    begins: null,
    renewed: null,
    discrepancies: [],
  } satisfies Settlement;

  const discrepancy = discrepancyIn(report, attempt, donation);
  if (discrepancy) return { ...nothing, discrepancies: [discrepancy] };

  if (report.state !== "paid") {
    const mayMove = isCurrent && isUnpaid(donation.status);
    // Once: a failed month may be settled by a pause or an end, and is not owed again.
    const isNews = report.state === "failed" && attempt.report?.state !== "failed";
    return {
      ...nothing,
      moves: mayMove ? movesBetween(donation.status, unpaidStatusOf(report, attempt)) : [],
      renewed:
        mayMove && isNews && isRenewal(donation) ? { outcome: "failed", at: donation.createdAt } : null,
    };
  }

  const paidBefore = donation.paidAttemptId === attempt.id;
  const paid = paidBefore ? donation : paidDonation(donation, attempt, report);
  return {
    ...nothing,
    donation: paid,
    isChosenAnew: !haveSameChoices(donation, paid),
    moves: movesBetween(donation.status, statusFromReport(report)),
    movements: movementsBetween({ ...paid, donationId: paid.id }, paidBefore ? attempt.report : null, report),
    receiptYear: paidBefore ? null : dutchYear(paidAtOf(report)),
    begins:
      paidBefore || paid.monthlyGiftId !== paid.id ? null : monthlyPlanFrom(paid, report, paidAtOf(report)),
    renewed: renewedBy(paid, paidBefore ? attempt.report : null, report),
    discrepancies: owedTwice(report) ? ["owed_twice"] : [],
  };
}

/** What we withdrew unpaid has failed; cancelled is the donor's choice. */
const unpaidStatusOf = (report: PaymentReport, { expired }: PaymentAttempt): DonationStatus =>
  expired && report.state === "cancelled" ? "FAILED" : statusFromReport(report);

/** The donation takes the choices of the paid attempt, because the donor may have chosen again for a later one. */
function paidDonation(donation: Donation, attempt: PaymentAttempt, report: PaymentReport): Donation {
  const beginsMonthly = attempt.choices.frequency === "MONTHLY" && donation.monthlyGiftId === null;
  return {
    ...donation,
    ...attempt.choices,
    paidAt: paidAtOf(report),
    paidAttemptId: attempt.id,
    monthlyGiftId: beginsMonthly ? donation.id : donation.monthlyGiftId,
  };
}

/** The first donation of a monthly gift bears its id; all others renew it. */
const isRenewal = ({ id, monthlyGiftId }: Donation): boolean =>
  monthlyGiftId !== null && monthlyGiftId !== id;

/** A first payment renews nothing, but the bank can take it back like any other. */
function renewedBy(donation: Donation, known: PaymentReport | null, report: PaymentReport): Renewed | null {
  const isReturned = isReturnedDebit(report);
  const isNews = known ? isReturnedDebit(known) !== isReturned : isRenewal(donation);
  if (donation.monthlyGiftId === null || !isNews) return null;
  return { outcome: isReturned ? "returned" : "paid", at: donation.createdAt };
}

function discrepancyIn(
  report: PaymentReport,
  attempt: PaymentAttempt,
  donation: Donation,
): DiscrepancyKind | undefined {
  if (report.state !== "paid") return undefined;
  if (report.currency !== donation.currency) return "wrong_currency";
  if (report.chargedCents !== attempt.choices.chargedCents) return "wrong_amount";
  if (donation.paidAttemptId !== null && donation.paidAttemptId !== attempt.id) return "paid_twice";
  return undefined;
}

import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { dateAMonthLater } from "#domain/calendar/month.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Donation } from "../donation.ts";
import { isDebit, isReturnedDebit, type PaymentReport, type Provider } from "../payment-report.ts";

export const monthlyStatuses = ["ACTIVE", "PAST_DUE", "PAUSED", "ENDED"] as const;
export type MonthlyStatus = (typeof monthlyStatuses)[number];

/** Charged is more than given if the donor covers the fees. */
export type MonthlyAmounts = Readonly<{ giftCents: Cents; chargedCents: Cents }>;

/** Begins when its first payment arrives and has that donation's id, so it begins once. */
export type MonthlyPlan = MonthlyAmounts &
  Readonly<{
    id: string;
    status: MonthlyStatus;
    provider: Provider;
    subscriptionId: string | null;
    /** The day the donor chose by giving on it; shorter months are charged on their last day. */
    dayOfMonth: number;
    nextChargeOn: string;
  }>;

/** The charge owed from the start: the first debit can be returned before we know it was paid. */
export type BegunMonthlyPlan = MonthlyPlan & Readonly<{ failedAt: Date | null }>;

export function monthlyPlanFrom(
  first: Pick<Donation, "id" | "giftCents" | "chargedCents" | "createdAt">,
  report: PaymentReport,
  paidAt: Date,
): BegunMonthlyPlan {
  const isOwed = isReturnedDebit(report);
  // Months of a debit count from the donor's agreement, not from the bank's payment.
  const begunOn = dutchDate(isDebit(report) ? first.createdAt : paidAt);
  const dayOfMonth = Number(begunOn.slice(8));
  return {
    id: first.id,
    status: isOwed ? "PAST_DUE" : "ACTIVE",
    failedAt: isOwed ? first.createdAt : null,
    giftCents: first.giftCents,
    chargedCents: first.chargedCents,
    provider: report.provider,
    subscriptionId: report.subscriptionId,
    dayOfMonth,
    nextChargeOn: dateAMonthLater(begunOn, dayOfMonth),
  };
}

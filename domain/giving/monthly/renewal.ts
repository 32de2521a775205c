import { dayMs } from "#domain/calendar/day.ts";
import type { Donation } from "../donation.ts";
import { paidAtOf } from "../settle/movements.ts";
import { newAttempt, type PaymentAttempt } from "../payment-attempt.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { MonthlyPlan, MonthlyAmounts } from "./monthly-plan.ts";

/** A charge made before a change of the amount can be reported this much later. */
const crossingMs = dayMs;

export type KnownMonthlyGift = Readonly<{
  gift: MonthlyPlan;
  first: Donation;
  earlier: (MonthlyAmounts & Readonly<{ until: Date }>) | null;
  requested: MonthlyAmounts | null;
  endedAt: Date | null;
}>;

/** The donation for a charge, with its payment as attempt. Only the first donation emails the contact of a tribute. */
export function renewalOf(
  known: KnownMonthlyGift,
  report: PaymentReport,
  names: Readonly<{ id: string; reference: string }>,
): { donation: Donation; attempt: PaymentAttempt } {
  const { first, gift } = known;
  const createdAt = paidAtOf(report);
  const donation: Donation = {
    ...first,
    ...names,
    ...amountsOf(known, report),
    tribute: first.tribute && { ...first.tribute, message: null, notifyEmail: null },
    frequency: "MONTHLY",
    // Later months are collected as the provider finds best.
    method: null,
    status: "PENDING",
    version: 1,
    createdAt,
    paidAt: null,
    paidAttemptId: null,
    monthlyGiftId: gift.id,
  };
  const { provider, paymentId } = report;
  return { donation, attempt: { ...newAttempt(donation, 1, createdAt), payment: { provider, paymentId } } };
}

/** Charged after the donor ended it: staff must give it back. */
export const isChargedAfterEnd = ({ endedAt }: KnownMonthlyGift, report: PaymentReport): boolean =>
  report.state === "paid" && endedAt !== null && paidAtOf(report).getTime() > endedAt.getTime() + crossingMs;

/** The amount agreed to when charged. An unknown amount is compared with today's terms and becomes a discrepancy. */
function amountsOf({ gift, earlier, requested }: KnownMonthlyGift, report: PaymentReport): MonthlyAmounts {
  const crossed =
    earlier && paidAtOf(report).getTime() <= earlier.until.getTime() + crossingMs ? earlier : null;
  const agreed =
    [gift, requested, crossed].find((terms) => terms?.chargedCents === report.chargedCents) ?? gift;
  return { giftCents: agreed.giftCents, chargedCents: agreed.chargedCents };
}

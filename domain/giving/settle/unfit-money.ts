import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { bookedCurrency } from "#domain/money/currency.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { UnfitMovement } from "#domain/money/movement.ts";
import { paidAtOf } from "./movements.ts";
import type { PaymentReport } from "../payment-report.ts";

/** All movements the ledger should hold. The writer skips existing ones and restores only what was booked as returned. */
export function unfitMovements(report: PaymentReport): readonly UnfitMovement[] {
  // The value of another currency is unknown until it is paid out.
  if (report.state !== "paid" || report.currency !== bookedCurrency) return [];
  const paidOn = dutchDate(paidAtOf(report));
  const of = (kind: UnfitMovement["kind"], id: string | null, cents: Cents, on: string): UnfitMovement => ({
    kind,
    id: [report.provider, report.paymentId, ...(id === null ? [] : [id])].join(":"),
    holder: report.provider,
    cents,
    on,
  });
  const dayOf = (at: string | number | undefined): string => dutchDate(new Date(at ?? report.asOf));
  return [
    of("suspense", null, report.chargedCents, paidOn),
    ...(report.feeCents ? [of("suspense_fee", null, report.feeCents, paidOn)] : []),
    ...report.refunds.flatMap((refund) => {
      if (refund.state === "pending") return [];
      const isBack = refund.state === "failed";
      const on = isBack ? dayOf(refund.since) : dayOf(refund.at);
      return [of(isBack ? "suspense_restored" : "suspense_returned", refund.id, refund.cents, on)];
    }),
    ...report.disputes.map((dispute) => {
      const isBack = dispute.state === "won";
      const on = isBack ? dayOf(dispute.since) : dayOf(dispute.at);
      return of(isBack ? "suspense_restored" : "suspense_returned", dispute.id, dispute.cents, on);
    }),
  ].filter(({ cents }) => cents > 0);
}

/** Key of a payment in the suspense list. */
export const suspenseId = ({ provider, paymentId }: Pick<PaymentReport, "provider" | "paymentId">): string =>
  `${provider}:${paymentId}`;

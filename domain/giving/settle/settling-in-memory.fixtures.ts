import { dateAMonthLater } from "#domain/calendar/month.ts";
import type { Memory } from "../memory.fixtures.ts";
import type { PaymentAttempt } from "../payment-attempt.ts";
import type { PaymentRef, PaymentReport } from "../payment-report.ts";
import type { Donations } from "../ports.ts";
import type { DiscrepancyKind } from "./settlement.ts";
import { begun } from "../start/starting-in-memory.fixtures.ts";

/** Donations as their payments settle and renew. */
export const settlingInMemory = <Entry>({ stored, attemptsOf, latestOf, replace, store }: Memory<Entry>) => {
  const { donations, attempts, entries, receipts, discrepancies, noticesDone, monthly } = stored;
  return {
    async findByPayment({ provider, paymentId, attemptId }) {
      const attempt =
        attempts.find(({ payment }) => payment?.provider === provider && payment.paymentId === paymentId) ??
        attempts.find(({ id, payment }) => id === attemptId && payment === null);
      if (!attempt) return null;
      const others = payable(attemptsOf(attempt.donationId).filter(({ id }) => id !== attempt.id));
      const isCurrent = latestOf(attempt.donationId).id === attempt.id;
      return { donation: donations.get(attempt.donationId)!, attempt, isCurrent, others };
    },
    async settle(settlement, added, notice) {
      const { donation, plannedOn, attemptId, report, moves, receiptYear } = settlement;
      if (donations.get(donation.id)!.version !== plannedOn) return "stale";
      store(donation, moves);
      const { provider, paymentId } = report;
      replace(attemptId, { report, payment: { provider, paymentId } });
      entries.push(...added);
      if (receiptYear !== null) receipts.push(donation.id);
      if (notice) noticesDone.push(notice.eventId);
      for (const kind of settlement.discrepancies) discrepancies.add(`${kind} ${report.paymentId}`);
      if (settlement.begins) monthly.set(settlement.begins.id, settlement.begins);
      return "settled";
    },
    async findMonthly({ provider, subscriptionId }) {
      const gift = [...monthly.values()].find(
        (each) => each.provider === provider && each.subscriptionId === subscriptionId,
      );
      return gift
        ? { gift, first: donations.get(gift.id)!, earlier: null, requested: null, endedAt: null }
        : null;
    },
    async beginRenewal(donation, attempt) {
      const { provider, paymentId } = attempt.payment!;
      if (attempts.some(({ payment }) => payment?.provider === provider && payment.paymentId === paymentId))
        return;
      donations.set(donation.id, donation);
      attempts.push(attempt);
      discrepancies.delete(`unknown_payment ${paymentId}`);
      const gift = monthly.get(donation.monthlyGiftId ?? "")!;
      monthly.set(gift.id, { ...gift, nextChargeOn: dateAMonthLater(gift.nextChargeOn, gift.dayOfMonth) });
    },
    async noteDiscrepancy({ kind, report }: { kind: DiscrepancyKind; report: PaymentReport }) {
      if (
        kind === "unknown_payment" &&
        attempts.some(({ payment }) => payment?.paymentId === report.paymentId)
      )
        return;
      discrepancies.add(`${kind} ${report.paymentId}`);
    },
  } satisfies Partial<Donations<Entry>>;
};

const payable = (list: readonly PaymentAttempt[]): PaymentRef[] =>
  begun(list).map(({ provider, paymentId }) => ({ provider, paymentId }));

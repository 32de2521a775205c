import { dateAMonthLater } from "#domain/calendar/month.ts";
import { firstFeeRates, type FeeRates } from "#domain/money/cover-fees.ts";
import { sessionLifeMs } from "./open-payment-session.ts";
import type { Donation, DonationRequest } from "./donation.ts";
import { mayStillBePaid, type PaymentAttempt } from "./payment-attempt.ts";
import type { PaymentRef, PaymentReport } from "./payment-report.ts";
import type { BegunPayment, Donations, OpenedPayment, Payments, SessionRefusal, Sessions } from "./ports.ts";
import type { MonthlyPlan } from "./monthly-plan.ts";
import type { DiscrepancyKind } from "./settlement.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import { canMove } from "./transition.ts";

/** For the tests of this folder: what the use cases need, in memory, for as long as one test lasts. */
export function givingInMemory<Entry = unknown>() {
  const sessions = new Map<string, Session>();
  const donations = new Map<string, Donation>();
  const attempts: PaymentAttempt[] = [];
  const entries: Entry[] = [];
  const receipts: string[] = [];
  const discrepancies = new Set<string>();
  const noticesDone: string[] = [];
  const monthly = new Map<string, MonthlyPlan>();

  const own = (session: Session | undefined, userId: string | null): Session | undefined =>
    session && (session.userId === null || session.userId === userId) ? session : undefined;
  const attemptsOf = (donationId: string) => attempts.filter((attempt) => attempt.donationId === donationId);
  const latestOf = (donationId: string) => attemptsOf(donationId).at(-1)!;
  const replace = (id: string, change: Partial<PaymentAttempt>): void => {
    const at = attempts.findIndex((attempt) => attempt.id === id);
    attempts[at] = { ...attempts[at]!, ...change };
  };
  const store = (donation: Donation, moves: readonly DonationStatus[]): void => {
    let status = donations.get(donation.id)?.status ?? donation.status;
    for (const to of moves) {
      if (!canMove(status, to)) throw new Error(`No move from ${status} to ${to}`);
      status = to;
    }
    donations.set(donation.id, { ...donation, status, version: donation.version + 1 });
  };

  const sessionPort: Sessions = {
    async open({ clientSecret, ...session }) {
      sessions.set(clientSecret, { ...session, donationId: null });
    },
    async changeAmount({ clientSecret, amountCents, userId, now, expiresAt }) {
      const session = own(sessions.get(clientSecret), userId);
      const refusal = refusalOf(session, now);
      if (refusal) return refusal;
      const donation = donations.get(session?.donationId ?? "");
      if (donation && !["PENDING", "FAILED"].includes(donation.status)) return "session_closed";
      sessions.set(clientSecret, { ...session!, amountCents, expiresAt });
      return "changed";
    },
  };

  const donationPort: Donations<Entry> = {
    async sessionFees(clientSecret) {
      return sessions.get(clientSecret)?.fees ?? null;
    },
    async begin({ clientSecret, donation, attempt, now }) {
      const session = own(sessions.get(clientSecret), donation.userId);
      if (session?.donationId) return "already_begun";
      const refusal = refusalOf(session, now);
      if (refusal) return refusal;
      sessions.set(clientSecret, { ...session!, donationId: donation.id });
      donations.set(donation.id, donation);
      attempts.push(attempt);
      return "begun";
    },
    async ofSession(clientSecret, userId) {
      const donation = donations.get(own(sessions.get(clientSecret), userId)?.donationId ?? "");
      if (!donation) return null;
      const earlier = begun(attemptsOf(donation.id).slice(0, -1));
      return { donation, attempt: latestOf(donation.id), earlier };
    },
    async restart(donation, attempt) {
      const stored = donations.get(donation.id)!;
      if (stored.version !== donation.version) return "stale";
      store(stored, stored.status === "PENDING" ? [] : ["PENDING"]);
      attempts.push(attempt);
      return "restarted";
    },
    async claim(attemptId, now, until) {
      const attempt = attempts.find(({ id }) => id === attemptId)!;
      if (attempt.next || attempt.claimedUntil > now) return false;
      replace(attemptId, { claimedUntil: until });
      return true;
    },
    async release(attemptId) {
      replace(attemptId, { claimedUntil: new Date(0) });
    },
    async opened({ id, donationId }, { provider, paymentId, next }) {
      const stored = attempts.find((attempt) => attempt.id === id)!;
      const isSame = stored.payment?.paymentId === paymentId;
      if (stored.next && !isSame) return "superseded";
      const isCurrent = latestOf(donationId).id === id;
      if (stored.report?.state !== "paid") {
        replace(id, { payment: { provider, paymentId }, next: isCurrent ? next : null });
        const donation = donations.get(donationId)!;
        if (donation.paidAt === null) donations.set(donationId, { ...donation, ...stored.choices });
      }
      return isCurrent ? "opened" : "superseded";
    },
    async giveUp(attemptId) {
      const { donationId } = attempts.find(({ id }) => id === attemptId)!;
      const donation = donations.get(donationId)!;
      if (donation.status === "PENDING" && latestOf(donationId).id === attemptId) store(donation, ["FAILED"]);
    },
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
  };

  return {
    sessions: sessionPort,
    donations: donationPort,
    stored: { sessions, donations, attempts, entries, receipts, discrepancies, noticesDone, monthly },
    soleDonation: (): Donation => {
      if (donations.size !== 1) throw new Error(`Expected one donation, found ${donations.size}`);
      return [...donations.values()][0]!;
    },
  };
}

/** Opens one payment per attempt, however often it is asked, and remembers what could be paid. */
export function paymentsThatOpen() {
  const open = new Map<string, OpenedPayment>();
  const withdrawn: string[] = [];
  const payments: Payments = {
    isAvailable: async () => true,
    async open({ attemptId }) {
      const payment: OpenedPayment = {
        provider: "sandbox",
        paymentId: `p-${attemptId}`,
        next: { type: "redirect", url: `/sandbox/pay/p-${attemptId}` },
      };
      if (!open.has(attemptId)) open.set(attemptId, payment);
      return payment;
    },
    async withdraw({ paymentId }) {
      for (const [attemptId, payment] of open) if (payment.paymentId === paymentId) open.delete(attemptId);
      withdrawn.push(paymentId);
      return "withdrawn";
    },
    fetch: async () => "unknown",
    refund: async () => "refused",
  };
  return { ...payments, payable: open, withdrawn };
}

export const paymentsThatAreDown = () => ({
  ...paymentsThatOpen(),
  isAvailable: async () => false,
  open: async () => "unavailable" as const,
  withdraw: async () => "refused" as const,
});

export const noon = new Date("2026-11-14T11:00:00Z");
export const secret = "s".repeat(43);

export const sessionAt = (openedAt: Date, changes: Partial<Session> = {}) => ({
  clientSecret: secret,
  amountCents: 2500,
  userId: null,
  fees: firstFeeRates,
  openedAt,
  expiresAt: new Date(openedAt.getTime() + sessionLifeMs),
  ...changes,
});

export const requestFor = (changes: Partial<DonationRequest> = {}): DonationRequest => ({
  clientSecret: secret,
  amountCents: 2500,
  currency: "EUR",
  frequency: "ONE_TIME",
  coverFees: false,
  donor: { email: "donor@example.org" },
  language: "en",
  ...changes,
});

export const paymentReport = (paymentId: string, changes: Partial<PaymentReport> = {}): PaymentReport => ({
  provider: "sandbox",
  paymentId,
  attemptId: null,
  asOf: noon.getTime(),
  state: "paid",
  amountCents: 2500,
  currency: "EUR",
  paidAt: null,
  method: "ideal",
  subscriptionId: null,
  feeCents: null,
  returnCode: null,
  refunds: [],
  disputes: [],
  ...changes,
});

type Session = {
  amountCents: number;
  userId: string | null;
  fees: FeeRates;
  openedAt: Date;
  expiresAt: Date;
  donationId: string | null;
};

function refusalOf(
  session: Session | undefined,
  now: Date,
): Exclude<SessionRefusal, "session_closed"> | undefined {
  if (!session) return "session_unknown";
  return session.expiresAt <= now ? "session_expired" : undefined;
}

const begun = (list: readonly PaymentAttempt[]): BegunPayment[] =>
  list.flatMap((attempt) => {
    const { payment, next, choices } = attempt;
    return payment && mayStillBePaid(attempt) ? [{ ...payment, next, choices }] : [];
  });

const payable = (list: readonly PaymentAttempt[]): PaymentRef[] =>
  begun(list).map(({ provider, paymentId }) => ({ provider, paymentId }));

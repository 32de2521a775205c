import { refusalOf, type Memory } from "../memory.fixtures.ts";
import { mayStillBePaid, type PaymentAttempt } from "../payment-attempt.ts";
import type { BegunPayment, Donations } from "../ports.ts";

/** Donations as they begin, are paid for, begun again and given up. */
export const startingInMemory = <Entry>({
  stored,
  sessionOf,
  attemptsOf,
  latestOf,
  replace,
  store,
}: Memory<Entry>) => {
  const { sessions, donations, attempts } = stored;
  return {
    async sessionFees(clientSecret) {
      return sessions.get(clientSecret)?.fees ?? null;
    },
    async begin({ clientSecret, donation, attempt, now }) {
      const session = sessionOf(clientSecret, donation.userId);
      if (session?.donationId) return "already_begun";
      const refusal = refusalOf(session, now);
      if (refusal) return refusal;
      sessions.set(clientSecret, { ...session!, donationId: donation.id });
      donations.set(donation.id, donation);
      attempts.push(attempt);
      return "begun";
    },
    async ofSession(clientSecret, userId) {
      const donation = donations.get(sessionOf(clientSecret, userId)?.donationId ?? "");
      if (!donation) return null;
      const earlier = begun(attemptsOf(donation.id).slice(0, -1));
      return { donation, attempt: latestOf(donation.id), earlier };
    },
    async restart(donation, attempt) {
      const known = donations.get(donation.id)!;
      if (known.version !== donation.version) return "stale";
      store(known, known.status === "PENDING" ? [] : ["PENDING"]);
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
      const attempt = attempts.find((each) => each.id === id)!;
      const isSame = attempt.payment?.paymentId === paymentId;
      if (attempt.next && !isSame) return "superseded";
      const isCurrent = latestOf(donationId).id === id;
      if (attempt.report?.state !== "paid") {
        replace(id, { payment: { provider, paymentId }, next: isCurrent ? next : null });
        const donation = donations.get(donationId)!;
        if (donation.paidAt === null) donations.set(donationId, { ...donation, ...attempt.choices });
      }
      return isCurrent ? "opened" : "superseded";
    },
    async giveUp(attemptId) {
      const { donationId } = attempts.find(({ id }) => id === attemptId)!;
      const donation = donations.get(donationId)!;
      if (donation.status === "PENDING" && latestOf(donationId).id === attemptId) store(donation, ["FAILED"]);
    },
  } satisfies Partial<Donations<Entry>>;
};

export const begun = (list: readonly PaymentAttempt[]): BegunPayment[] =>
  list.flatMap((attempt) => {
    const { payment, next, choices } = attempt;
    return payment && mayStillBePaid(attempt) ? [{ ...payment, next, choices }] : [];
  });

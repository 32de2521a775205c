import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { Donation } from "./donation.ts";
import type { PaymentAttempt } from "./payment-attempt.ts";
import type { SessionRefusal } from "./ports.ts";
import type { MonthlyPlan } from "./monthly/monthly-plan.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import { canMove } from "./transition.ts";

export type SessionInMemory = {
  userId: string | null;
  fees: FeeRates;
  openedAt: Date;
  expiresAt: Date;
  donationId: string | null;
};

/** What a test's foundation remembers of its gifts. */
export type Memory<Entry> = ReturnType<typeof newMemory<Entry>>;

export function newMemory<Entry>() {
  const sessions = new Map<string, SessionInMemory>();
  const donations = new Map<string, Donation>();
  const attempts: PaymentAttempt[] = [];
  const entries: Entry[] = [];
  const receipts: string[] = [];
  const discrepancies = new Set<string>();
  const noticesDone: string[] = [];
  const monthly = new Map<string, MonthlyPlan>();

  const sessionOf = (clientSecret: string, userId: string | null): SessionInMemory | undefined => {
    const session = sessions.get(clientSecret);
    return session && (session.userId === null || session.userId === userId) ? session : undefined;
  };
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

  const stored = { sessions, donations, attempts, entries, receipts, discrepancies, noticesDone, monthly };
  return { stored, sessionOf, attemptsOf, latestOf, replace, store };
}

export function refusalOf(
  session: SessionInMemory | undefined,
  now: Date,
): Exclude<SessionRefusal, "session_closed"> | undefined {
  if (!session) return "session_unknown";
  return session.expiresAt <= now ? "session_expired" : undefined;
}

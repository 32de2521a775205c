import type { Account } from "./account.ts";
import type { Sessions } from "./ports.ts";
import { isDueForRenewal, sessionEnd, type SignInMethod } from "./session.ts";
import { needsStrongerSignIn, type Mode } from "./strong-sign-in.ts";

type Needs = { sessions: Sessions; mode: Mode; clock: () => Date };

export type SignedIn = Readonly<{
  /** With the role that counts now: a limited session of staff is a donor's. */
  user: Account;
  session: Readonly<{ id: string; method: SignInMethod; limited: boolean }>;
  /** Set when the session has just slid on, and its cookie should too. */
  renewedUntil: Date | null;
}>;

export const findSignedIn =
  ({ sessions, mode, clock }: Needs) =>
  async (token: string): Promise<SignedIn | null> => {
    const now = clock();
    const found = await sessions.find(token, now);
    if (!found) return null;

    const { account, session } = found;
    const renewedUntil = isDueForRenewal(session, now) ? sessionEnd(now) : null;
    if (renewedUntil) await sessions.renew(session.id, now, renewedUntil);
    const { id, method } = session;
    const limited = needsStrongerSignIn(account, method, mode);
    const user: Account = limited ? { ...account, role: "DONOR" } : account;
    return { user, session: { id, method, limited }, renewedUntil };
  };

import type { Account } from "./account.ts";
import type { Sessions } from "./ports.ts";
import { isDueForRenewal, isProofDue, sessionEnd, type SignInMethod } from "./session.ts";
import { needsStrongerSignIn, type Mode } from "./strong-sign-in.ts";

type Needs = { sessions: Sessions; mode: Mode; provider: object | null; clock: () => Date };

export type SignedIn = Readonly<{
  /** With the role that counts now: a limited session of staff is a donor's. */
  user: Account;
  session: Readonly<{
    id: string;
    method: SignInMethod;
    limited: boolean;
    /** Staff who came in more than ten minutes ago show again who they are before what cannot be undone. */
    proofDue: boolean;
  }>;
  /** Set when the session has just slid on, and its cookie should too. */
  renewedUntil: Date | null;
}>;

export const findSignedIn =
  ({ sessions, mode, provider, clock }: Needs) =>
  async (token: string): Promise<SignedIn | null> => {
    const now = clock();
    const found = await sessions.find(token, now);
    if (!found) return null;

    const { account, session } = found;
    const { id, method, startedAt } = session;
    const { role } = account;
    const isOver = sessionEnd(session, role) <= now;
    // A click that made somebody an administrator of the demonstration is worth nothing where it counts.
    if (isOver || (method === "demo" && mode !== "demo")) {
      await sessions.end(token);
      return null;
    }
    const renewedUntil = isDueForRenewal(session, role, now)
      ? sessionEnd({ startedAt, seenAt: now }, role)
      : null;
    if (renewedUntil) await sessions.renew(id, now, renewedUntil);
    const limited = needsStrongerSignIn(account, method, { mode, provider });
    const user: Account = limited ? { ...account, role: "DONOR" } : account;
    return { user, session: { id, method, limited, proofDue: isProofDue(session, role, now) }, renewedUntil };
  };

import type { Account } from "./account.ts";
import type { Sessions } from "./ports.ts";
import { isDueForRenewal, isProofDue, sessionEnd, type SignInMethod } from "./session.ts";
import { needsStrongerSignIn, type Mode } from "./strong-sign-in.ts";

type Needs = { sessions: Sessions; mode: Mode; provider: object | null; clock: () => Date };

export type SignedIn = Readonly<{
  /** With the current effective role: a limited staff session has donor rights. */
  user: Account;
  session: Readonly<{
    id: string;
    method: SignInMethod;
    limited: boolean;
    /** Staff re-authenticate before irreversible actions if their last proof is older than ten minutes. */
    proofDue: boolean;
  }>;
  /** Set if the session was just extended, so that its cookie is extended too. */
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
    // Demo sign-ins are worthless outside a demonstration.
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

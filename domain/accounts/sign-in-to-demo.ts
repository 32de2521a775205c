import { demoAccounts } from "./demo-accounts.ts";
import type { OpenedSession, openSession } from "./open-session.ts";
import type { Accounts } from "./ports.ts";
import type { Mode } from "./strong-sign-in.ts";
import type { Visit } from "./visit.ts";

type Needs = {
  mode: Mode;
  accounts: Accounts;
  openSession: ReturnType<typeof openSession>;
  newId: () => string;
};
export type DemoSignIn = { ok: true; session: OpenedSession } | { ok: false; reason: "no_such_demo_account" };

/** One click instead of a mail. An erased demo user is created again. */
export const signInToDemo =
  ({ mode, accounts, openSession, newId }: Needs) =>
  async (email: string, visit: Visit): Promise<DemoSignIn> => {
    const known = demoAccounts.find((account) => account.email === email);
    if (mode !== "demo" || !known) return { ok: false, reason: "no_such_demo_account" };
    const { language } = visit;
    const userId = await accounts.welcome({ id: newId(), firstName: null, language, ...known });
    return { ok: true, session: await openSession(userId, "demo", visit) };
  };

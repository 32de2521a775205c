import { maskEmail } from "#domain/identifiers/mask-email.ts";
import { demoAccounts } from "./demo-accounts.ts";
import type { OpenedSession, openSession } from "./open-session.ts";
import type { SingleUseSecrets, Accounts } from "./ports.ts";
import type { Mode } from "./strong-sign-in.ts";
import type { Visit } from "./visit.ts";
import type { welcome } from "./welcome.ts";

type Needs = {
  secrets: SingleUseSecrets;
  welcome: ReturnType<typeof welcome>;
  openSession: ReturnType<typeof openSession>;
  clock: () => Date;
};
export type LinkConfirmed =
  | { ok: true; session: OpenedSession; returnTo: string }
  | { ok: false; reason: "link_invalid" };

export type LinkShown =
  | { ok: true; email: string; sameBrowser: boolean }
  | { ok: false; reason: "link_invalid" };

/** Whose account the link opens, so that nobody ends up in another account unnoticed. */
export const showSignInLink =
  ({ secrets, clock }: Pick<Needs, "secrets" | "clock">) =>
  async (token: string, browser: string | null): Promise<LinkShown> => {
    const link = await secrets.look("email_link", token, clock());
    if (!link) return { ok: false, reason: "link_invalid" };
    return { ok: true, email: maskEmail(link.email), sameBrowser: browser === link.browser };
  };

/** Unknown, used and expired get one answer, so that guessing reveals nothing. */
export const confirmSignInLink =
  ({ secrets, welcome, openSession, clock }: Needs) =>
  async (token: string, visit: Visit): Promise<LinkConfirmed> => {
    const link = await secrets.take("email_link", token, clock());
    if (!link) return { ok: false, reason: "link_invalid" };
    const userId = await welcome(link.email, { language: link.language });
    return { ok: true, session: await openSession(userId, "email_link", visit), returnTo: link.returnTo };
  };

type DemoNeeds = {
  mode: Mode;
  accounts: Accounts;
  openSession: ReturnType<typeof openSession>;
  newId: () => string;
};
type DemoSignIn = { ok: true; session: OpenedSession } | { ok: false; reason: "no_such_demo_account" };

/** One click instead of a mail. An erased demo user is created again. */
export const signInToDemo =
  ({ mode, accounts, openSession, newId }: DemoNeeds) =>
  async (email: string, visit: Visit): Promise<DemoSignIn> => {
    const known = demoAccounts.find((account) => account.email === email);
    if (mode !== "demo" || !known) return { ok: false, reason: "no_such_demo_account" };
    const { language } = visit;
    const userId = await accounts.welcome({ id: newId(), firstName: null, language, ...known });
    return { ok: true, session: await openSession(userId, "demo", visit) };
  };

import type { Account } from "./account.ts";
import type { SignInMethod } from "./session.ts";

export type Mode = "demo" | "production";

/** A passkey is two factors. With a provider it is not enough: a person removed there would keep their key. */
const strongMethods = (provider: object | null): readonly SignInMethod[] =>
  provider ? ["openid_second_factor"] : ["passkey", "openid_second_factor"];

/** Access to other people's data needs more proof than access to a mailbox. */
export const needsStrongerSignIn = (
  { role }: Pick<Account, "role">,
  method: SignInMethod,
  { mode, provider }: { mode: Mode; provider: object | null },
): boolean => mode === "production" && role !== "DONOR" && !strongMethods(provider).includes(method);

/** A limited staff session may add only the first passkey: otherwise access to the mailbox would be enough again. */
export const mayChangePasskeys = (session: { limited: boolean }, passkeyCount: number): boolean =>
  !session.limited || passkeyCount === 0;

import type { Account } from "./account.ts";
import type { SignInMethod } from "./session.ts";

export type Mode = "demo" | "production";

/**
 * A passkey is two factors in one: something held, and a finger, a face or a code. Where a provider decides who comes in, a
 * passkey alone goes around it: whoever was removed there would keep their key.
 */
const strongMethods = (provider: object | null): readonly SignInMethod[] =>
  provider ? ["openid_second_factor"] : ["passkey", "openid_second_factor"];

/** Whoever reads other people's data must have proved more than that a mailbox is open before them. */
export const needsStrongerSignIn = (
  { role }: Pick<Account, "role">,
  method: SignInMethod,
  { mode, provider }: { mode: Mode; provider: object | null },
): boolean => mode === "production" && role !== "DONOR" && !strongMethods(provider).includes(method);

/**
 * A weak session of staff may add their first passkey, because somewhere they must begin. Once they have one, only
 * a strong session adds or removes any: otherwise the mailbox would again be enough.
 */
export const mayChangePasskeys = (session: { limited: boolean }, passkeyCount: number): boolean =>
  !session.limited || passkeyCount === 0;

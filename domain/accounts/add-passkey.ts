import type { Allow } from "#domain/rate-limit.ts";
import type { Account } from "./account.ts";
import type { SignedIn } from "./find-signed-in.ts";
import type { Passkey } from "./passkey.ts";
import { newPasskeysPerAccount } from "./limits.ts";
import type {
  Accounts,
  OptionsToAdd,
  PasskeyCeremony,
  PasskeyResponse,
  Passkeys,
  SingleUseSecrets,
  NotifyOwner,
} from "./ports.ts";
import { mayChangePasskeys } from "./strong-sign-in.ts";
import { notifyOwnerOf } from "./notify-owner.ts";

/** How long a browser waits for the user's key. */
export const ceremonyMs = 5 * 60 * 1000;

type Needs = {
  accounts: Accounts;
  notifyOwner: NotifyOwner;
  passkeys: Passkeys;
  ceremony: PasskeyCeremony;
  secrets: SingleUseSecrets;
  allow: Allow;
  newSecret: () => string;
  clock: () => Date;
};
type Person = { user: Account; session: Pick<SignedIn["session"], "limited"> };
type Refusal = { ok: false; reason: "has_passkey" };
export type PasskeyBegun =
  | { ok: true; options: OptionsToAdd }
  | Refusal
  | { ok: false; reason: "too_many"; retryAfterSeconds: number };
export type PasskeyAdded =
  | { ok: true; passkey: Passkey }
  | Refusal
  | { ok: false; reason: "passkey_refused" };

export const beginPasskey =
  ({ passkeys, ceremony, secrets, allow, newSecret, clock }: Needs) =>
  async ({ user, session }: Person): Promise<PasskeyBegun> => {
    const allowed = await allow(`new-passkey:account:${user.id}`, newPasskeysPerAccount);
    if (!allowed.ok) return { ...allowed, reason: "too_many" };
    const existing = await passkeys.listOf(user.id);
    if (!mayChangePasskeys(session, existing.length)) return { ok: false, reason: "has_passkey" };
    const challenge = newSecret();
    const expiresAt = new Date(clock().getTime() + ceremonyMs);
    await secrets.keep("new_passkey", challenge, { userId: user.id }, expiresAt);
    return { ok: true, options: await ceremony.optionsToAdd(user, existing, challenge) };
  };

export const addPasskey =
  ({ passkeys, ceremony, secrets, accounts, notifyOwner, clock }: Needs) =>
  async ({ user, session }: Person, response: PasskeyResponse, name: string): Promise<PasskeyAdded> => {
    // Checked again: a second ceremony may have started before the first one ended.
    const existing = await passkeys.listOf(user.id);
    if (!mayChangePasskeys(session, existing.length)) return { ok: false, reason: "has_passkey" };

    const now = clock();
    const challenge = ceremony.challengeIn(response);
    const begun = challenge === null ? null : await secrets.take("new_passkey", challenge, now);
    if (challenge === null || begun?.userId !== user.id) return { ok: false, reason: "passkey_refused" };
    const made = await ceremony.verifyNew(response, challenge);
    if (!made) return { ok: false, reason: "passkey_refused" };

    const passkey: Passkey = { ...made, userId: user.id, name, createdAt: now, lastUsedAt: null };
    const added = await passkeys.add(passkey);
    if (added !== "added") return { ok: false, reason: "passkey_refused" };
    await notifyOwnerOf({ accounts, notifyOwner })(user.id, "new_passkey", name);
    return { ok: true, passkey };
  };

type PasskeyRemoved = { ok: true } | { ok: false; reason: "has_passkey" | "passkey_unknown" };

/** A limited staff session cannot remove a passkey: it could then replace the owner's by its own. */
export const removePasskey =
  ({ passkeys }: { passkeys: Passkeys }) =>
  async (
    userId: string,
    session: Pick<SignedIn["session"], "limited">,
    id: string,
  ): Promise<PasskeyRemoved> => {
    if (session.limited) return { ok: false, reason: "has_passkey" };
    const removed = await passkeys.remove(userId, id);
    return removed === "removed" ? { ok: true } : { ok: false, reason: "passkey_unknown" };
  };

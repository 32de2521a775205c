import type { Allow } from "#domain/rate-limit.ts";
import type { Account } from "./account.ts";
import { ceremonyMs } from "./add-passkey.ts";
import type { SignedIn } from "./find-signed-in.ts";
import { beginningsPerAddress } from "./limits.ts";
import type {
  OptionsToSignIn,
  PasskeyCeremony,
  PasskeyResponse,
  Passkeys,
  Sessions,
  SingleUseSecrets,
} from "./ports.ts";
import type { Mode } from "./strong-sign-in.ts";

/** How a user re-authenticates; `sign_in` means signing in again by the same method. */
export const proofWays = ["click", "passkey", "provider", "sign_in"] as const;
export type ProofWay = (typeof proofWays)[number];

type Needs = {
  mode: Mode;
  provider: object | null;
  sessions: Sessions;
  passkeys: Passkeys;
  ceremony: PasskeyCeremony;
  secrets: SingleUseSecrets;
  allow: Allow;
  newSecret: () => string;
  clock: () => Date;
};
type Person = { user: Pick<Account, "id">; session: SignedIn["session"] };
export type ProofOptions =
  | { ok: true; options: OptionsToSignIn }
  | { ok: false; reason: "too_many"; retryAfterSeconds: number };
export type ReauthenticationOutcome = { ok: true } | { ok: false; reason: "passkey_refused" };

export const proofWay =
  ({ mode, provider, passkeys }: Needs) =>
  async ({ user, session }: Person): Promise<ProofWay> => {
    if (mode === "demo") return "click";
    const mayUsePasskey = !session.limited || session.method === "openid";
    if (mayUsePasskey && (await passkeys.listOf(user.id)).length > 0) return "passkey";
    return provider ? "provider" : "sign_in";
  };

export const askForProof =
  ({ ceremony, secrets, allow, newSecret, clock }: Needs) =>
  async ({ user }: Person): Promise<ProofOptions> => {
    const allowed = await allow(`proof:account:${user.id}`, beginningsPerAddress);
    if (!allowed.ok) return { ...allowed, reason: "too_many" };
    const challenge = newSecret();
    await secrets.keep("proof", challenge, { userId: user.id }, new Date(clock().getTime() + ceremonyMs));
    return { ok: true, options: await ceremony.optionsToSignIn(challenge) };
  };

/** Keeps the session. If the provider reports no second factor, a passkey is required in addition to it, never instead. */
export const reauthenticate =
  (needs: Needs) =>
  async ({ user, session }: Person, response: PasskeyResponse | null): Promise<ReauthenticationOutcome> => {
    const { mode, sessions, passkeys, ceremony, secrets, clock } = needs;
    const refused: ReauthenticationOutcome = { ok: false, reason: "passkey_refused" };
    const now = clock();
    if (response === null) {
      if (mode !== "demo") return refused;
      await sessions.prove(session.id, now, session.method);
      return { ok: true };
    }
    const challenge = ceremony.challengeIn(response);
    const begun = challenge === null ? null : await secrets.take("proof", challenge, now);
    const passkey = await passkeys.find(response.id);
    if (challenge === null || begun?.userId !== user.id || passkey?.userId !== user.id) return refused;
    const use = await ceremony.verifyUse(response, challenge, passkey);
    if (!use || (session.limited && session.method !== "openid")) return refused;
    await passkeys.markUsed(passkey.id, use.counter, now);
    const method = session.method === "openid" ? "openid_second_factor" : session.method;
    await sessions.prove(session.id, now, method);
    return { ok: true };
  };

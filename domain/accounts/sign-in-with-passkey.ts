import type { Allow } from "#domain/rate-limit.ts";
import { ceremonyMs } from "./add-passkey.ts";
import { beginningsPerAddress } from "./limits.ts";
import type { OpenedSession, openSession } from "./open-session.ts";
import type {
  OptionsToSignIn,
  PasskeyCeremony,
  PasskeyResponse,
  Passkeys,
  SingleUseSecrets,
} from "./ports.ts";
import type { Visit } from "./visit.ts";

type Needs = {
  /** With its own provider the foundation decides there who may sign in. */
  provider: object | null;
  passkeys: Passkeys;
  ceremony: PasskeyCeremony;
  secrets: SingleUseSecrets;
  openSession: ReturnType<typeof openSession>;
  allow: Allow;
  newSecret: () => string;
  clock: () => Date;
};
export type PasskeyAsked =
  | { ok: true; options: OptionsToSignIn }
  | { ok: false; reason: "not_offered" }
  | { ok: false; reason: "too_many"; retryAfterSeconds: number };
export type PasskeySignIn = { ok: true; session: OpenedSession } | { ok: false; reason: "passkey_refused" };

/** No user name: the authenticator knows its accounts here, and we reveal none. */
export const askForPasskey =
  ({ provider, ceremony, secrets, allow, newSecret, clock }: Needs) =>
  async (visit: Visit): Promise<PasskeyAsked> => {
    if (provider) return { ok: false, reason: "not_offered" };
    const allowed = await allow(`sign-in:address:${visit.address}`, beginningsPerAddress);
    if (!allowed.ok) return { ...allowed, reason: "too_many" };
    const challenge = newSecret();
    await secrets.keep("passkey_sign_in", challenge, {}, new Date(clock().getTime() + ceremonyMs));
    return { ok: true, options: await ceremony.optionsToSignIn(challenge) };
  };

export const signInWithPasskey =
  ({ provider, passkeys, ceremony, secrets, openSession, clock }: Needs) =>
  async (response: PasskeyResponse, visit: Visit): Promise<PasskeySignIn> => {
    const refused: PasskeySignIn = { ok: false, reason: "passkey_refused" };
    if (provider) return refused;
    const now = clock();
    const challenge = ceremony.challengeIn(response);
    if (challenge === null || !(await secrets.take("passkey_sign_in", challenge, now))) return refused;
    const passkey = await passkeys.find(response.id);
    const use = passkey && (await ceremony.verifyUse(response, challenge, passkey));
    if (!use) return refused;

    await passkeys.markUsed(passkey.id, use.counter, now);
    return { ok: true, session: await openSession(passkey.userId, "passkey", visit) };
  };

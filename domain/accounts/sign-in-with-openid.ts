import type { Allow } from "#domain/rate-limit.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { beginningsPerAddress } from "./limits.ts";
import type { OpenedSession, openSession } from "./open-session.ts";
import type { OpenIdSubjects, OpenIdIdentity, OpenIdProvider, SingleUseSecrets } from "./ports.ts";
import type { Visit } from "./visit.ts";
import type { welcome } from "./welcome.ts";

/** Enough to type a password and find a phone. */
const detourMs = 15 * 60 * 1000;

type Needs = {
  provider: OpenIdProvider;
  openIdSubjects: OpenIdSubjects;
  secrets: SingleUseSecrets;
  welcome: ReturnType<typeof welcome>;
  openSession: ReturnType<typeof openSession>;
  allow: Allow;
  newSecret: () => string;
  clock: () => Date;
};
/** `state` must come back in the URL and in the cookie; otherwise somebody else started this sign-in. */
export type OpenIdBegun =
  | { ok: true; url: string; state: string }
  | { ok: false; reason: "provider_unavailable"; why: string }
  | { ok: false; reason: "too_many"; retryAfterSeconds: number };
export type OpenIdAnswer = { code: string | null; state: string | null; issuer: string | null };
export type OpenIdSignIn =
  | { ok: true; session: OpenedSession; returnTo: string; userId: string; picture: string | null }
  | { ok: false; reason: "provider_refused" | "email_unverified"; why: string };

export const beginOpenId =
  ({ provider, secrets, allow, newSecret, clock }: Needs) =>
  async (returnTo: string, visit: Visit, anew = false): Promise<OpenIdBegun> => {
    const allowed = await allow(`sign-in:address:${visit.address}`, beginningsPerAddress);
    if (!allowed.ok) return { ...allowed, reason: "too_many" };
    const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
    const address = await provider.addressOf({ state, nonce, codeVerifier, anew });
    if (!address.ok) return { ...address, reason: "provider_unavailable" };
    const meaning = { nonce, codeVerifier, returnTo, language: visit.language };
    await secrets.keep("openid", state, meaning, new Date(clock().getTime() + detourMs));
    return { ok: true, url: address.url, state };
  };

export const signInWithOpenId =
  ({ provider, openIdSubjects, secrets, welcome, openSession, clock }: Needs) =>
  async (answer: OpenIdAnswer, expectedState: string | null, visit: Visit): Promise<OpenIdSignIn> => {
    const { code, state, issuer } = answer;
    if (state === null || state !== expectedState) return refused("the answer is not for this browser");
    const begun = await secrets.take("openid", state, clock());
    if (!begun) return refused("the sign-in was not begun here, or too long ago");
    if (code === null) return refused("the provider gave no code");
    const identified = await provider.identify({ code, issuer }, begun);
    if (!identified.ok) return refused(identified.why);

    const { identity } = identified;
    let userId = await openIdSubjects.accountOf(identity);
    if (userId === null) {
      const email = provedEmail(identity);
      if (email === null) return { ok: false, reason: "email_unverified", why: "no verified e-mail address" };
      userId = await welcome(email, { language: begun.language, firstName: identity.firstName });
      await openIdSubjects.link(identity, userId);
    }
    const method = identity.secondFactor ? "openid_second_factor" : "openid";
    const session = await openSession(userId, method, visit, identity.authenticatedAt);
    return { ok: true, session, returnTo: begun.returnTo, userId, picture: identity.picture };
  };

const refused = (why: string): OpenIdSignIn => ({ ok: false, reason: "provider_refused", why });

/** An unverified address could belong to somebody else, with their donations. */
function provedEmail({ email, emailVerified }: OpenIdIdentity): string | null {
  const normalized = normalizeEmail(email ?? "");
  return emailVerified && isEmail(normalized) ? normalized : null;
}

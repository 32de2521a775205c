import { emailKey, isEmail, normalizeEmail } from "#domain/identity/email.ts";
import type { Language } from "#domain/language.ts";
import { linksPerAddress, linksPerEmail } from "./limits.ts";
import type { Allow, SendSignInLink, SingleUseSecrets } from "./ports.ts";
import type { Visit } from "./visit.ts";

export const linkMs = 15 * 60 * 1000;

type Needs = {
  secrets: SingleUseSecrets;
  sendSignInLink: SendSignInLink;
  linkUrl: (token: string, language: Language) => string;
  allow: Allow;
  newSecret: () => string;
  clock: () => Date;
};
export type LinkRequested =
  | { ok: true }
  | { ok: false; reason: "email_invalid" }
  | { ok: false; reason: "too_many"; retryAfterSeconds: number };

/** Nobody is looked up here: the answer, and the time it takes, are the same for every address. */
export const requestSignInLink =
  ({ secrets, sendSignInLink, linkUrl, allow, newSecret, clock }: Needs) =>
  async (typed: string, returnTo: string, visit: Visit): Promise<LinkRequested> => {
    const email = normalizeEmail(typed);
    if (!isEmail(email)) return { ok: false, reason: "email_invalid" };
    for (const [key, limit] of [
      [`sign-in-link:address:${visit.address}`, linksPerAddress],
      [`sign-in-link:email:${emailKey(email)}`, linksPerEmail],
    ] as const) {
      const allowed = await allow(key, limit);
      if (!allowed.ok) return { ...allowed, reason: "too_many" };
    }

    const { language } = visit;
    const token = newSecret();
    const expiresAt = new Date(clock().getTime() + linkMs);
    await secrets.keep("email_link", token, { email, returnTo, language }, expiresAt);
    await sendSignInLink({ email, language, url: linkUrl(token, language), expiresAt });
    return { ok: true };
  };

import type { Allow } from "#domain/rate-limit.ts";
import { emailKey, isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import {
  firstLinkHere,
  firstLinksPerEmail,
  linksPerAddress,
  linksPerEmail,
  linksPerEmailHere,
} from "./limits.ts";
import type { SendSignInLink, SingleUseSecrets } from "./ports.ts";
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
  /** `browser` goes into a cookie: a link opened in another browser was perhaps requested by somebody else. */
  | { ok: true; browser: string }
  | { ok: false; reason: "email_invalid" }
  | { ok: false; reason: "too_many"; retryAfterSeconds: number };

/** No lookup: answer and timing are the same for every address. */
export const requestSignInLink =
  ({ secrets, sendSignInLink, linkUrl, allow, newSecret, clock }: Needs) =>
  async (typed: string, returnTo: string, visit: Visit): Promise<LinkRequested> => {
    const email = normalizeEmail(typed);
    if (!isEmail(email)) return { ok: false, reason: "email_invalid" };
    const refused = await refusedBy(allow, emailKey(email), visit.address);
    if (refused) return { ...refused, reason: "too_many" };

    const { language } = visit;
    const [token, browser] = [newSecret(), newSecret()];
    const expiresAt = new Date(clock().getTime() + linkMs);
    await secrets.keep("email_link", token, { email, returnTo, language, browser }, expiresAt);
    await sendSignInLink({ email, language, url: linkUrl(token, language), expiresAt });
    return { ok: true, browser };
  };

/** Mailbox and network address together come first, so that others do not use up this visitor's allowance. */
async function refusedBy(allow: Allow, email: string, address: string) {
  const sender = await allow(`sign-in-link:address:${address}`, linksPerAddress);
  if (!sender.ok) return sender;
  const isFirst = (await allow(`sign-in-link:first:${email} ${address}`, firstLinkHere)).ok;
  const limits = isFirst
    ? ([[`sign-in-link:firsts:${email}`, firstLinksPerEmail]] as const)
    : ([
        [`sign-in-link:here:${email} ${address}`, { ...linksPerEmailHere, most: linksPerEmailHere.most - 1 }],
        [`sign-in-link:email:${email}`, linksPerEmail],
      ] as const);
  for (const [key, limit] of limits) {
    const allowed = await allow(key, limit);
    if (!allowed.ok) return allowed;
  }
  return null;
}

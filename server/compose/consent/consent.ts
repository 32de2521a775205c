import { randomBytes } from "node:crypto";
import type pg from "pg";
import { storedConsents } from "#adapters/postgres/consent/stored-consents.ts";
import type { ConsentSource } from "#domain/consent/consents.ts";
import type { PreferenceChoices, Preferences } from "#domain/consent/preferences.ts";
import type { EmailPurpose } from "#domain/email-purposes.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language } from "#domain/language.ts";
import type { Config } from "../../config.ts";
import { emailLinks, type EmailLink } from "../../consent/email-links.ts";
import { shownTexts } from "../../consent/shown-texts.ts";
import { confirmationLetter } from "../../letters/consent-letters.ts";

const secretBytes = 32;

type Given = Readonly<{
  address: string;
  purposes: readonly EmailPurpose[];
  source: ConsentSource;
  language: Language;
  /** Verified by signing in. */
  signedInEmail: string | null;
}>;

export function composeConsent(config: Config, pool: pg.Pool) {
  const secrets = config.sessionSecrets;
  const links = emailLinks(secrets.length > 0 ? secrets : [randomBytes(secretBytes).toString("hex")]);
  const stored = storedConsents(pool, (asked) =>
    confirmationLetter(config.publicUrl)({
      ...asked,
      token: links.tokenOf({ address: asked.address, purpose: null, messageId: null }),
    }),
  );
  const ofLink =
    <Rest extends unknown[], Result>(work: (link: EmailLink, ...rest: Rest) => Promise<Result>) =>
    (token: string, ...rest: Rest): Promise<Result | null> => {
      const link = links.read(token);
      return link ? work(link, ...rest) : Promise.resolve(null);
    };
  return {
    emailLinks: links,
    consent: {
      preferencesOf: async (email: string): Promise<Preferences> => {
        const { language, choices } = await stored.read(emailKey(email));
        return { language, choices };
      },
      savePreferences: (email: string, chosen: PreferenceChoices, seenIn: Language) =>
        stored.save(emailKey(email), chosen, shownTexts("preferences", seenIn)),

      /** By ticking boxes on a form. The owner of the mailbox agrees at once, someone else by a link in an email. */
      give: async ({ address, purposes, source, language, signedInEmail }: Given): Promise<void> => {
        if (purposes.length === 0) return;
        const email = emailKey(address);
        const shown = shownTexts(source, language);
        const isOwner = signedInEmail !== null && emailKey(signedInEmail) === email;
        await (isOwner ? stored.grant(email, purposes, shown) : stored.ask(email, purposes, shown));
      },

      /** By the link in an email; null: not one of ours. */
      byLink: {
        read: ofLink(async ({ address, purpose }) => ({
          email: address,
          purpose,
          ...(await stored.read(address)),
        })),
        save: ofLink(async ({ address }, chosen: PreferenceChoices, seenIn: Language) => {
          await stored.save(address, chosen, shownTexts("preferences", seenIn));
          return "saved" as const;
        }),
        confirm: ofLink(({ address }) => stored.confirm(address)),
        unsubscribe: ofLink(async ({ address, purpose }, seenIn: Language) => {
          await stored.withdraw(address, purpose, shownTexts("unsubscribe", seenIn));
          return { purpose };
        }),
      },
    },
  };
}

import { inLanguage } from "#app/routing/language-path.ts";
import type { TokenWish } from "#domain/connections/token-form.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";
import { staffLanguage as language } from "./staff-language.ts";

type Letter = Pick<MailToQueue, "kind" | "language" | "letter">;

const page = (publicUrl: string): string =>
  `${publicUrl}${inLanguage("/admin/settings/connections", language)}`;

/** A person who did not expect a new token can revoke it. */
export const tokenMadeLetter = (publicUrl: string, { name, scopes, lastDay }: TokenWish): Letter => ({
  kind: "token-made",
  language,
  letter: {
    subject: translate(language, "connection-mail.token.subject"),
    preheader: translate(language, "connection-mail.token.text"),
    heading: translate(language, "connection-mail.token.subject"),
    blocks: [
      { kind: "paragraph", text: translate(language, "connection-mail.token.text") },
      {
        kind: "facts",
        rows: [
          { label: translate(language, "connection-mail.token.name"), value: name },
          {
            label: translate(language, "connection-mail.token.scopes"),
            value: scopes.join(", "),
            code: true,
          },
          { label: translate(language, "connection-mail.token.lastDay"), value: lastDay ?? "–", code: true },
        ],
      },
      { kind: "button", label: translate(language, "connection-mail.look"), url: page(publicUrl) },
      { kind: "note", text: translate(language, "connection-mail.token.note") },
    ],
  },
});

type SwitchedOff = Readonly<{ url: string; failingSince: Date }>;

/** Nothing was delivered for days: somebody must check the receiver. */
export const webhookOffLetter = (publicUrl: string, { url, failingSince }: SwitchedOff): Letter => ({
  kind: "webhook-off",
  language,
  letter: {
    subject: translate(language, "connection-mail.off.subject"),
    preheader: translate(language, "connection-mail.off.text"),
    heading: translate(language, "connection-mail.off.subject"),
    blocks: [
      { kind: "paragraph", text: translate(language, "connection-mail.off.text") },
      {
        kind: "facts",
        rows: [
          { label: translate(language, "connection-mail.off.address"), value: url, code: true },
          {
            label: translate(language, "connection-mail.off.since"),
            value: `${failingSince.toISOString().slice(0, 16)}Z`,
            code: true,
          },
        ],
      },
      { kind: "button", label: translate(language, "connection-mail.look"), url: page(publicUrl) },
      { kind: "note", text: translate(language, "connection-mail.off.note") },
    ],
  },
});

import { createHash } from "node:crypto";
import { formatsFor } from "#app/i18n/format.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { GrantApplication } from "#domain/applications/grant/application.ts";
import { letterPeriod } from "#domain/applications/grant/same-letter.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language, Localized } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";
import { statusBlocks } from "./status-blocks.ts";

/** Confirms the application, with its status link. No names, no quotes. */
export const grantLetter =
  (publicUrl: string) =>
  (application: GrantApplication, callTitle: string, statusToken: string): readonly MailToQueue[] => {
    const { language } = application;
    return [
      {
        kind: "grant-received",
        cause: application.id,
        to: application.email,
        language,
        letter: {
          subject: translate(language, "form-mail.grant.subject"),
          preheader: translate(language, "form-mail.grant.preheader", { call: isolate(callTitle) }),
          heading: translate(language, "form-mail.grant.heading"),
          blocks: [
            { kind: "paragraph", text: translate(language, "form-mail.greeting.unnamed") },
            { kind: "paragraph", text: translate(language, "form-mail.grant.received") },
            {
              kind: "facts",
              rows: [{ label: translate(language, "form-mail.grant.call"), value: callTitle }],
            },
            ...statusBlocks(publicUrl, statusToken, language),
            { kind: "note", text: translate(language, "form-mail.notYou") },
          ],
        },
        forgetOnceSent: true,
      },
    ];
  };

type DraftLink = {
  to: string;
  language: Language;
  token: string;
  call: Readonly<{ id: string; title: Localized }>;
  closesOn: string;
  expiresAt: Date;
  cause: string;
};

/** The link back to a draft. No names, no quotes: the address may not be the sender's. */
export const draftLetter =
  (publicUrl: string) =>
  ({ to, language, token, call, closesOn, expiresAt, cause }: DraftLink): MailToQueue => {
    const format = formatsFor(language);
    const title = isolate(call.title[language]);
    const dates = { until: format.date(expiresAt), closes: format.date(closesOn) };
    return {
      kind: "grant-draft",
      cause,
      to,
      language,
      letter: {
        subject: translate(language, "form-mail.draft.subject", { call: title }),
        preheader: translate(language, "form-mail.draft.preheader"),
        heading: translate(language, "form-mail.draft.heading"),
        blocks: [
          { kind: "paragraph", text: translate(language, "form-mail.draft.text", { call: title }) },
          {
            kind: "button",
            label: translate(language, "form-mail.draft.button"),
            url: publicUrl + inLanguage(`/grants/${call.id}/apply/${token}`, language),
          },
          { kind: "paragraph", text: translate(language, "form-mail.draft.dates", dates) },
          { kind: "note", text: translate(language, "form-mail.draft.secret") },
        ],
      },
      urgent: true,
      forgetOnceSent: true,
      expiresAt,
    };
  };

/** Contains no address, because it outlives the mail. */
export const draftCause = ({ token, to }: Pick<DraftLink, "token" | "to">, at: Date): string =>
  createHash("sha256")
    .update(`${token} ${emailKey(to)} ${letterPeriod(at)}`)
    .digest("base64url");

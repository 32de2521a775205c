import { isolate } from "#domain/mail/isolate.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { VolunteerApplication } from "#domain/applications/volunteer/application.ts";
import { translate } from "../translate.ts";
import { statusBlocks } from "./status-blocks.ts";

/** Confirms the application, the consents and the status link. No names, no quotes: the address may not be the sender's. */
export const volunteerLetter =
  (publicUrl: string) =>
  (application: VolunteerApplication, roleTitle: string, statusToken: string): readonly MailToQueue[] => {
    const { language } = application;
    const answer = (isGranted: boolean) => translate(language, isGranted ? "form-mail.yes" : "form-mail.no");
    return [
      {
        kind: "volunteer-received",
        cause: application.id,
        to: application.email,
        language,
        letter: {
          subject: translate(language, "form-mail.volunteer.subject"),
          preheader: translate(language, "form-mail.volunteer.preheader", { role: isolate(roleTitle) }),
          heading: translate(language, "form-mail.volunteer.heading"),
          blocks: [
            { kind: "paragraph", text: translate(language, "form-mail.greeting.unnamed") },
            { kind: "paragraph", text: translate(language, "form-mail.volunteer.received") },
            {
              kind: "facts",
              rows: [
                { label: translate(language, "form-mail.volunteer.role"), value: roleTitle },
                {
                  label: translate(language, "form-mail.volunteer.communications"),
                  value: answer(application.communications),
                },
                {
                  label: translate(language, "form-mail.volunteer.backgroundCheck"),
                  value: answer(application.backgroundCheck),
                },
              ],
            },
            ...statusBlocks(publicUrl, statusToken, language),
            { kind: "note", text: translate(language, "form-mail.notYou") },
          ],
        },
        forgetOnceSent: true,
      },
    ];
  };

/** For somebody who had applied before: the page answers everybody alike, so only this letter says so. */
export const volunteerAgainLetter = (
  earlierId: string,
  { email, language }: VolunteerApplication,
  roleTitle: string,
): MailToQueue => ({
  kind: "volunteer-again",
  cause: earlierId,
  to: email,
  language,
  letter: {
    subject: translate(language, "form-mail.volunteer.again.subject"),
    preheader: translate(language, "form-mail.volunteer.again.preheader", { role: isolate(roleTitle) }),
    heading: translate(language, "form-mail.volunteer.again.heading"),
    blocks: [
      { kind: "paragraph", text: translate(language, "form-mail.greeting.unnamed") },
      { kind: "paragraph", text: translate(language, "form-mail.volunteer.again.text") },
      { kind: "facts", rows: [{ label: translate(language, "form-mail.volunteer.role"), value: roleTitle }] },
      { kind: "note", text: translate(language, "form-mail.notYou") },
    ],
  },
});

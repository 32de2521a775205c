import { createHash } from "node:crypto";
import type { GrantApplication } from "#domain/applications/grant/application.ts";
import { letterPeriod } from "#domain/applications/grant/same-letter.ts";
import type { VolunteerApplication } from "#domain/applications/volunteer/application.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Language, Localized } from "#domain/language.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { letterWriter, type Row } from "./letter-writer.ts";

/* Confirmations repeat no names and no quotes: the address may not be the sender's. */

type Confirmed = Readonly<{ id: string; email: string; language: Language }>;
type Subject = Readonly<{
  form: "volunteer" | "grant";
  values: Record<string, string>;
  rows: readonly Row[];
}>;

/** Confirms an application, with its status link. */
function confirmation(
  publicUrl: string,
  { id, email: to, language }: Confirmed,
  { form, values, rows }: Subject,
  statusToken: string,
): readonly MailToQueue[] {
  const { titled, paragraph, facts, link, note } = letterWriter(language, publicUrl);
  const letter = titled(
    `form-mail.${form}`,
    values,
    paragraph("form-mail.greeting.unnamed"),
    paragraph(`form-mail.${form}.received`),
    facts(...rows),
    paragraph("form-mail.status.text"),
    link("form-mail.status.button", `/applications/${statusToken}`),
    note("form-mail.notYou"),
  );
  return [{ kind: `${form}-received`, cause: id, to, language, letter, forgetOnceSent: true }];
}

/** Confirms the consents too. */
export const volunteerLetter =
  (publicUrl: string) => (application: VolunteerApplication, roleTitle: string, statusToken: string) => {
    const { text, row } = letterWriter(application.language);
    const answer = (isGranted: boolean) => text(isGranted ? "form-mail.yes" : "form-mail.no");
    const rows = [
      row("form-mail.volunteer.role", roleTitle),
      row("form-mail.volunteer.communications", answer(application.communications)),
      row("form-mail.volunteer.backgroundCheck", answer(application.backgroundCheck)),
    ];
    const about: Subject = { form: "volunteer", values: { role: isolate(roleTitle) }, rows };
    return confirmation(publicUrl, application, about, statusToken);
  };

export const grantLetter =
  (publicUrl: string) => (application: GrantApplication, callTitle: string, statusToken: string) => {
    const rows = [letterWriter(application.language).row("form-mail.grant.call", callTitle)];
    const about: Subject = { form: "grant", values: { call: isolate(callTitle) }, rows };
    return confirmation(publicUrl, application, about, statusToken);
  };

/** For a person who had applied before. The page answers everybody alike; only this mail says it. */
export function volunteerAgainLetter(
  earlierId: string,
  { email, language }: VolunteerApplication,
  roleTitle: string,
): MailToQueue {
  const { titled, paragraph, facts, row, note } = letterWriter(language);
  const letter = titled(
    "form-mail.volunteer.again",
    { role: isolate(roleTitle) },
    paragraph("form-mail.greeting.unnamed"),
    paragraph("form-mail.volunteer.again.text"),
    facts(row("form-mail.volunteer.role", roleTitle)),
    note("form-mail.notYou"),
  );
  return { kind: "volunteer-again", cause: earlierId, to: email, language, letter };
}

type DraftLink = {
  to: string;
  language: Language;
  token: string;
  call: Readonly<{ id: string; title: Localized }>;
  closesOn: string;
  expiresAt: Date;
  cause: string;
};

export const draftLetter =
  (publicUrl: string) =>
  ({ to, language, token, call, closesOn, expiresAt, cause }: DraftLink): MailToQueue => {
    const { titled, paragraph, link, note, format } = letterWriter(language, publicUrl);
    const title = { call: isolate(call.title[language]) };
    const letter = titled(
      "form-mail.draft",
      title,
      paragraph("form-mail.draft.text", title),
      link("form-mail.draft.button", `/grants/${call.id}/apply/${token}`),
      paragraph("form-mail.draft.dates", { until: format.date(expiresAt), closes: format.date(closesOn) }),
      note("form-mail.draft.secret"),
    );
    return {
      kind: "grant-draft",
      cause,
      to,
      language,
      letter,
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

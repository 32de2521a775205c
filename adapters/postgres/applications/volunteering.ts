import type pg from "pg";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { VolunteerApplication } from "#domain/applications/volunteer/application.ts";
import type { WithTransaction, VolunteerApplications } from "#domain/applications/volunteer/ports.ts";
import { addApplicationLink } from "./application-links.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

type Letters = {
  received: (application: VolunteerApplication, roleTitle: string, statusToken: string) => MailToQueue;
  again: (earlierId: string, application: VolunteerApplication, roleTitle: string) => MailToQueue;
};

/** Application, consents, link and letter in one transaction. */
export const volunteerStores =
  (pool: pg.Pool, letters: Letters): WithTransaction =>
  (work) =>
    inTransaction(pool, (client) =>
      work({
        applications: storedApplications(client),
        writeLetters: async (application, roleTitle) => {
          const token = await addApplicationLink(client, "volunteer", application.id);
          await queueMail(client, letters.received(application, roleTitle, token));
        },
        sayAgainByMail: async (...about) => void (await queueMail(client, letters.again(...about))),
      }),
    );

const storedApplications = (client: pg.ClientBase): VolunteerApplications => ({
  addUnlessSentSince: async (application, emailKey, since) => {
    await lockByName(client, `volunteer ${emailKey} ${application.roleId}`);
    const { rows } = await client.query<{ id: string }>(
      `select id from volunteer_applications where lower(email) = $1 and role_id = $2 and created_at > $3 limit 1`,
      [emailKey, application.roleId, since],
    );
    if (rows[0]) return { earlierId: rows[0].id };
    await insertApplication(client, application);
    await insertConsents(client, application);
    return "added";
  },
});

const insertApplication = (client: pg.ClientBase, application: VolunteerApplication) =>
  client.query(
    `insert into volunteer_applications
       (id, name, email, phone, role_id, motivation, language, status, background_check, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      application.id,
      application.name,
      application.email,
      application.phone,
      application.roleId,
      application.motivationMdx,
      application.language,
      application.status,
      application.backgroundCheck,
      application.createdAt,
    ],
  );

const insertConsents = (client: pg.ClientBase, { id, consents }: VolunteerApplication) =>
  client.query(
    `insert into consent_events (subject_kind, subject_id, purpose, granted, text_version, language, at)
     select 'volunteer_application', $1, purpose, granted, "textVersion", language, at
     from jsonb_to_recordset($2::jsonb)
       as consent(purpose text, granted boolean, "textVersion" text, language text, at timestamptz)`,
    [id, JSON.stringify(consents)],
  );

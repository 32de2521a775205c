import type pg from "pg";
import type { GrantApplication } from "#domain/applications/grant/application.ts";
import type { GrantApplications, WithTransaction } from "#domain/applications/grant/ports.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { digest } from "../../auth/secrets.ts";
import { addApplicationLink } from "./application-links.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

type Confirmation = (application: GrantApplication, callTitle: string, statusToken: string) => MailToQueue;

/** Application, consent, link and letter in one transaction. */
export const grantStores =
  (pool: pg.Pool, confirmation: Confirmation): WithTransaction =>
  (work) =>
    inTransaction(pool, (client) =>
      work({
        applications: storedApplications(client),
        writeLetters: async (application, callTitle) => {
          const token = await addApplicationLink(client, "grant", application.id);
          await queueMail(client, confirmation(application, callTitle, token));
        },
      }),
    );

/** When applications came in and were decided on. */
export const storedDecisions =
  (pool: pg.Pool) => async (): Promise<{ createdAt: Date; decidedAt: Date }[]> => {
    const { rows } = await pool.query<{ createdAt: Date; decidedAt: Date }>(
      `select created_at as "createdAt", decided_at as "decidedAt" from grant_applications
       where decided_at is not null`,
    );
    return rows;
  };

const storedApplications = (client: pg.ClientBase): GrantApplications => ({
  addUnlessSentSince: async (application, draftToken, since) => {
    const sender = emailKey(application.email);
    const draftHash = draftToken === null ? null : digest(draftToken);
    // A draft first, a sender second, for everybody: nobody waits for someone who waits for them.
    if (draftHash) await lockByName(client, `grant draft ${draftHash.toString("hex")}`);
    await lockByName(client, `grant ${application.callId} ${sender}`);
    const { rowCount: earlier } = await client.query(
      `select 1 from grant_applications where draft_hash = $1
       union all
       select 1 from grant_applications
       where call_id = $2 and lower(contact_email) = $3 and created_at > $4
         and org_name = $5 and requested_cents = $6 and answers = $7
       limit 1`,
      [
        draftHash,
        application.callId,
        sender,
        since,
        application.organisation,
        application.requestedCents,
        JSON.stringify(application.answers),
      ],
    );
    if (earlier === 0) {
      await insertApplication(client, application, draftHash);
      await insertConsent(client, application);
    }
    if (draftHash) await client.query("delete from grant_drafts where token_hash = $1", [draftHash]);
    return earlier === 0 ? "added" : "already_sent";
  },
});

const insertApplication = (client: pg.ClientBase, application: GrantApplication, draftHash: Buffer | null) =>
  client.query(
    `insert into grant_applications (id, call_id, org_name, contact_name, contact_email, requested_cents, answers,
       language, status, created_at, draft_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      application.id,
      application.callId,
      application.organisation,
      application.contactName,
      application.email,
      application.requestedCents,
      JSON.stringify(application.answers),
      application.language,
      application.status,
      application.createdAt,
      draftHash,
    ],
  );

const insertConsent = (client: pg.ClientBase, application: GrantApplication) =>
  client.query(
    `insert into consent_events (subject_kind, subject_id, purpose, granted, text_version, language, at)
     values ('grant_application', $1, 'dataProcessing', true, $2, $3, $4)`,
    [application.id, application.consentTextVersion, application.language, application.createdAt],
  );

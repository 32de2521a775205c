import type pg from "pg";
import { emailKey } from "#domain/identifiers/email.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type {
  PartnerApplication,
  PartnerApplications,
  WithTransaction,
} from "#domain/applications/partner/ports.ts";
import { addApplicationLink } from "./application-links.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

type Letters = (
  application: PartnerApplication,
  foundationEmail: string,
  statusToken: string,
) => readonly MailToQueue[];

/** Application, link and letters in one transaction. */
export const partnerStores =
  (pool: pg.Pool, letters: Letters): WithTransaction =>
  (work) =>
    inTransaction(pool, (client) =>
      work({
        applications: storedApplications(client),
        writeLetters: async (application, foundationEmail) => {
          const token = await addApplicationLink(client, "partner", application.id);
          for (const letter of letters(application, foundationEmail, token)) await queueMail(client, letter);
        },
      }),
    );

const storedApplications = (client: pg.ClientBase): PartnerApplications => ({
  addUnlessSentSince: async (application, since) => {
    const sender = emailKey(application.email);
    await lockByName(client, `partner ${sender}`);
    const { rowCount: earlier } = await client.query(
      `select 1 from partner_applications
       where lower(email) = $1 and created_at > $2 and organisation = $3 and plan = $4 limit 1`,
      [sender, since, application.organisation, application.plan],
    );
    if (earlier !== 0) return "already_sent";
    await insertApplication(client, application);
    return "added";
  },
});

const insertApplication = (client: pg.ClientBase, application: PartnerApplication) =>
  client.query(
    `insert into partner_applications
       (id, organisation, contact_name, email, site_url, country, plan, language, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      application.id,
      application.organisation,
      application.contactName,
      application.email,
      application.siteUrl,
      application.country,
      application.plan,
      application.language,
      application.status,
      application.createdAt,
    ],
  );

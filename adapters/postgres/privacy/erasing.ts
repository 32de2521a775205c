import type pg from "pg";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Person } from "#domain/privacy/person.ts";
import type { Locked, WithTransaction } from "#domain/privacy/ports.ts";
import type { Language } from "#domain/language.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { suppress } from "../consent/suppression.ts";
import { queueMail, forgotten } from "../mail/outbox.ts";
import { askProvidersToForget, lockAgreements } from "./agreements.ts";
import { lockDonations, lockGrants } from "./locking.ts";
import type { PersonalTable } from "./personal-tables.ts";
import { bothUsed, presentTables } from "./present-tables.ts";

type Confirmation = (person: Person, language: Language, locked: Locked) => MailToQueue;

/** Deletes, locks and anonymises a person's data in one transaction, with the confirmation mail. */
export const erasureTransaction =
  (pool: pg.Pool, confirmation: Confirmation): WithTransaction =>
  (work) =>
    inTransaction(pool, (client) => {
      let language: Language = "en";
      return work({
        erase: async (person) => {
          const { rows } = await client.query<{ role: string; language: Language }>(
            "select role, language from users where id = $1 for update",
            [person.userId],
          );
          const [account] = rows;
          if (!account) return "already_gone";
          language = account.language;
          const locked = await eraseEverywhere(client, person);
          await writeAudit(client, {
            actor: { userId: person.userId, role: account.role },
            action: "person.erased",
            subject: { kind: "user", id: person.userId },
            after: locked,
          });
          return locked;
        },
        writeLetters: async (person, locked) =>
          void (await queueMail(client, confirmation(person, language, locked))),
      });
    });

async function eraseEverywhere(client: pg.ClientBase, { userId, email }: Person): Promise<Locked> {
  const whose = [userId, email.toLowerCase()];
  const tables = await presentTables(client);
  // Mail first: it is found through the records.
  await forgetMailOf(client, whose, tables);
  await askProvidersToForget(client, whose);
  await lockDonations(client, whose);
  await lockGrants(client, whose);
  await lockAgreements(client, whose);
  for (const { table, ofPerson, onErasure } of tables) {
    if (onErasure === "delete")
      await client.query(`delete from ${table} t where ${ofPerson} and ${bothUsed}`, whose);
    if (onErasure === "unlink")
      await client.query(`update ${table} t set user_id = null where ${ofPerson} and ${bothUsed}`, whose);
  }
  // Another donor's tribute to this person: its notice must not reach them.
  await client.query(
    "update donations set tribute_notify_email = null where lower(tribute_notify_email) = $1",
    [whose[1]],
  );
  await suppress(client, email, "erased");
  await client.query("update matching_pledges set sponsor_email = null where sponsor_email = $1", [whose[1]]);
  return lockedNow(client);
}

async function lockedNow(client: pg.ClientBase): Promise<Locked> {
  const { rows } = await client.query<{ records: number; until: string | null }>(
    "select count(*)::int as records, max(keep_until)::text as until from locked_records where locked_at = now()",
  );
  return rows[0] ?? { records: 0, until: null };
}

/** Records that mails refer to by cause. */
const causes = [
  "volunteer_applications",
  "partner_applications",
  "grant_applications",
  "contact_messages",
  "event_registrations",
  "support_messages",
  "support_threads",
  "donations",
];

/** Includes mail to staff about the person. Rows stay without content, so that nothing is queued twice for one cause. */
export async function forgetMailOf(
  client: pg.ClientBase,
  whose: readonly unknown[],
  tables: readonly PersonalTable[],
): Promise<void> {
  const records = tables
    .filter(({ table }) => causes.includes(table))
    .map(({ table, ofPerson }) => `select t.id from ${table} t where ${ofPerson}`);
  await client.query(
    `with record as (${records.join(" union all ")})
     update mail_outbox m set ${forgotten}, last_error = null, state = 'FORGOTTEN'
     where ${bothUsed} and (
       lower(m.to_address) = $2
       or split_part(m.cause, ':', 1) in (select id from record)
       -- Whole words: one address may be the end of another.
       or regexp_split_to_array(lower(m.letter::text), '[^a-z0-9.!#$%&''*+/=?^_\`{|}~@-]+') && array[$2, $2 || '.'])`,
    [...whose],
  );
}

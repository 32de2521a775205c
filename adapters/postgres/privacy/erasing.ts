import type pg from "pg";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Person } from "#domain/privacy/person.ts";
import type { Locked, WithTransaction } from "#domain/privacy/ports.ts";
import type { Language } from "#domain/language.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";
import { lockAgreements } from "./agreements.ts";
import { forgetMailOf } from "./forget-mail.ts";
import { lockDonations, lockGrants } from "./locking.ts";
import { bothUsed, presentTables } from "./present-tables.ts";
import { askProvidersToForget } from "./provider-erasures.ts";

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
  return lockedNow(client);
}

/** Locked in this transaction. */
async function lockedNow(client: pg.ClientBase): Promise<Locked> {
  const { rows } = await client.query<{ records: number; until: string | null }>(
    "select count(*)::int as records, max(keep_until)::text as until from locked_records where locked_at = now()",
  );
  return rows[0] ?? { records: 0, until: null };
}

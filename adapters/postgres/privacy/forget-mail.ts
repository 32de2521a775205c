import type pg from "pg";
import { forgotten } from "../mail/outbox.ts";
import type { PersonalTable } from "./personal-tables.ts";
import { bothUsed } from "./present-tables.ts";

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

/**
 * Mail to the person, about their records (also to staff), and with their address in the text. The rows stay without
 * content, so that nothing is queued twice for the same cause.
 */
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

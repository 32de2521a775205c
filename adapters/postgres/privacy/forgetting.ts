import type pg from "pg";
import type { Forgetting } from "#domain/privacy/apply-retention.ts";
import { erasedDomain } from "#domain/privacy/person.ts";
import { forgotten } from "../mail/outbox.ts";
import { forgetAgreements } from "./agreements.ts";
import { anonymousGift, anonymousGrant, lastDay, personalChoices, fiscalYears } from "./locking.ts";

/** One statement per retention period; $1 is its cutoff. */
const statements = {
  declined_volunteers: `delete from volunteer_applications
    where status = 'DECLINED' and coalesce(decided_at, created_at) < $1`,
  // From the day they stopped, with history, notes and consents.
  stopped_volunteers: "delete from volunteer_applications where stopped_on < ($1::timestamptz)::date",
  declined_grants: `delete from grant_applications
    where status = 'DECLINED' and coalesce(decided_at, created_at) < $1`,
  partner_applications: "delete from partner_applications where coalesce(decided_at, created_at) < $1",
  // The last contact counts for all messages.
  contact_messages: `delete from contact_messages m where not exists (
    select from contact_messages newer where lower(newer.email) = lower(m.email) and newer.created_at >= $1)`,
  support_threads: "delete from support_threads where last_message_at < $1",
  event_registrations: `delete from event_registrations r where greatest(r.created_at, (
    select (i.body->>'endsAt')::timestamptz from content_items i where i.kind = 'event' and i.id = r.event_id)) < $1`,
  sent_mail: `update mail_outbox set ${forgotten}, last_error = null, state = 'FORGOTTEN'
    where state in ('SENT', 'KEPT', 'DEAD') and coalesce(sent_at, created_at) < $1`,
  payment_sessions: "delete from payment_sessions where donation_id is null and expires_at < $1",
  provider_events: "delete from provider_events where done_at < $1",
} as const;

/** A consent record is useless once its subject is gone. */
const loneConsents = `delete from consent_events c where c.subject_kind = 'volunteer_application'
  and not exists (select from volunteer_applications v where v.id = c.subject_id)`;

/** A request that nobody confirmed, and the choices of someone who is no contact any more. */
const loneChoices = `delete from email_consents e where (e.confirmed_at is null and e.at < now() - interval '30 days')
  or (e.confirmed_at is not null and not exists (select from contacts c where c.address = e.address))`;

/** The contacts of a person without any record that made them contacts, with what staff wrote about the person. */
const loneContacts = `with gone as (delete from contacts c where not exists (
  select from contacts m where m.person_id = c.person_id and (
    exists (select from users u where u.email = m.address)
    or exists (select from donations d where lower(d.donor_email) = m.address)
    or exists (select from volunteer_applications a where lower(a.email) = m.address)
    or exists (select from partner_applications a where lower(a.email) = m.address)
    or exists (select from grant_applications a where lower(a.contact_email) = m.address)
    or exists (select from event_registrations r where lower(r.email) = m.address)
    or exists (select from contact_messages w where lower(w.email) = m.address)
    or exists (select from email_consents k where k.address = m.address and k.is_current and k.granted))) returning c.id)
  delete from staff_tasks t using contact_tasks a where a.task_id = t.id and a.contact_id in (select id from gone)`;

/** A donation past its term; an active monthly one needs its first donation. */
const isOver = `${lastDay("coalesce(d.paid_at, d.created_at)")} < $1::date
  and d.donor_email not like '%@${erasedDomain}'
  and not exists (select from recurring_gifts r where r.id = d.id and r.status <> 'ENDED')`;

/** $1 is today. */
const fiscal = [
  "delete from locked_records where keep_until < $1::date",
  `delete from sealed_gifts s using donations d where d.id = s.donation_id and ${isOver}`,
  `update donations d set ${anonymousGift} where ${isOver}`,
  `update payment_attempts a set wishes = a.wishes - ${personalChoices}
   from donations d where d.id = a.donation_id and a.wishes ? 'donorEmail'
     and ${lastDay("coalesce(d.paid_at, d.created_at)")} < $1::date`,
  `update grant_applications d set ${anonymousGrant}
   where d.status = 'APPROVED' and ${lastDay("coalesce(d.decided_at, d.created_at)")} < $1::date
     and d.contact_email not like '%@${erasedDomain}'`,
];

const done = [
  // A donation that failed is no fiscal record.
  `delete from locked_records l using donations d
   where l.kind = 'donation' and l.record_id = d.id and d.status in ('FAILED', 'CANCELLED')`,
  `update donations d set tribute_notify_email = null
   where d.tribute_notify_email is not null and exists (select from mail_outbox m
     where m.kind = 'tribute-notice' and m.cause = d.id and m.state in ('SENT', 'KEPT', 'FORGOTTEN'))`,
  loneConsents,
  loneContacts,
  loneChoices,
  // With deliveries and attempts.
  "delete from webhook_messages where at < now() - interval '30 days'",
];

export const storedForgetting = (pool: pg.Pool): Forgetting => {
  const run = async (text: string, values: unknown[] = []): Promise<number> =>
    (await pool.query(text, values)).rowCount ?? 0;
  const inTurn = async (texts: readonly string[], values?: unknown[]): Promise<number> => {
    let rows = 0;
    for (const text of texts) rows += await run(text, values);
    return rows;
  };
  const entries = Object.entries(statements).map(
    ([kept, text]) => [kept, (before: Date) => run(text, [before])] as const,
  );
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof statements, (before: Date) => Promise<number>>),
    fiscal: async (today) =>
      (await inTurn(fiscal, [today])) +
      (await forgetAgreements(pool, today)) +
      (await forgetBankTexts(pool, today)),
    done: () => inTurn(done),
  };
};

/** The first day whose texts are kept; $1 is today. */
const keptFrom = `make_date(extract(year from $1::date)::int - ${fiscalYears}, 1, 1)`;

/** Texts of old bank lines. Amount, date and match stay. */
async function forgetBankTexts(pool: pg.Pool, today: string): Promise<number> {
  const { rows } = await pool.query<{ entries: number }>(`select forget_bank_texts(${keptFrom}) as entries`, [
    today,
  ]);
  const read = await pool.query(unjoined, [today, JSON.stringify(emptyEntry), JSON.stringify(emptyLine)]);
  const pieces = await pool.query(stoppedFiles, [today]);
  return (rows[0]?.entries ?? 0) + (read.rowCount ?? 0) + (pieces.rowCount ?? 0);
}

/** The same columns as for booked entries. */
const emptyEntry = { entryReference: null, bankReference: null, batchId: null, text: null, xml: "" };
const emptyLine = {
  counterpartyName: null,
  counterpartyIban: null,
  endToEndId: null,
  mandateId: null,
  structuredReference: null,
  remittance: "",
  joinedRemittance: "",
};

/** Waiting and contradicting statements lose their texts; dates, amounts and keys stay, so that they can still be joined. */
const unjoined = `update bank_read_entries set entry = entry || $2::jsonb || jsonb_build_object('lines', (
    select jsonb_agg(line || $3::jsonb order by number)
    from jsonb_array_elements(entry->'lines') with ordinality as lines(line, number)))
  where (entry->>'bookedOn')::date < ${keptFrom} and entry->>'xml' <> ''`;

const stoppedFiles = `delete from bank_file_pieces p using bank_files f
  where f.id = p.file_id and f.state = 'STOPPED' and f.uploaded_at < ${keptFrom}`;

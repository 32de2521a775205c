import { sql, type Kysely } from "kysely";

/**
 * Mail waits here from the commit that caused it until a mail server has taken it. A row is small on purpose: words and
 * papers can be made at sending time from (kind, cause), so that a gift and its receipt are one statement.
 *
 * QUEUED waits for its time, SENDING is under way. SENT was accepted by the mail server; KEPT is shown in the demo mailbox
 * and went nowhere. DEAD needs a person. FORGOTTEN holds nothing but its cause, so that it is never written again.
 *
 * There is no NOTIFY: PostgreSQL lets only one committing transaction at a time pass with one, and gifts commit together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_outbox (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      cause text not null,
      to_address text,
      language text not null check (language in ('en', 'nl', 'ar')),
      letter jsonb check (jsonb_typeof(letter) = 'object'),
      attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
      urgent boolean not null default false,
      forget_once_sent boolean not null default false,
      expires_at timestamptz,
      state text not null default 'QUEUED'
        check (state in ('QUEUED', 'SENDING', 'SENT', 'KEPT', 'DEAD', 'FORGOTTEN')),
      attempts integer not null default 0 check (attempts >= 0),
      next_attempt_at timestamptz not null default now(),
      last_error text,
      sent_at timestamptz,
      created_at timestamptz not null default now(),
      unique (kind, cause),
      check (to_address is not null or state in ('SENT', 'KEPT', 'FORGOTTEN')),
      check ((sent_at is not null) = (state in ('SENT', 'KEPT')) or state = 'FORGOTTEN')
    )`.execute(db);
  // While a mail is being sent, next_attempt_at is the end of its lease: a killed worker's mail falls due by itself.
  await sql`create index mail_outbox_due on mail_outbox (urgent desc, next_attempt_at)
    where state in ('QUEUED', 'SENDING')`.execute(db);
  await sql`create index mail_outbox_dead on mail_outbox (created_at) where state = 'DEAD'`.execute(db);
}

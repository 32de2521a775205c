import { sql, type Kysely } from "kysely";

/** Emails to people who agreed to them. Recipients are rows from the moment a campaign starts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_campaigns (
      id text primary key,
      state text not null default 'draft'
        check (state in ('draft', 'reviewed', 'planned', 'sending', 'paused', 'stopped', 'finished')),
      version integer not null default 1,
      purpose text not null default 'news' check (purpose in ('news', 'projects', 'appeals', 'events')),
      missing_text text not null default 'wait' check (missing_text in ('wait', 'exclude')),
      quiet_days integer not null default 7 check (quiet_days between 0 and 60),
      subject jsonb not null check (jsonb_typeof(subject) = 'object'),
      body jsonb not null check (jsonb_typeof(body) = 'object'),
      -- The languages that are complete, kept beside the texts so that statements need not read them.
      written text[] not null default '{}',
      planned_for timestamptz,
      paused_because text check (paused_because in ('staff', 'bounces')),
      changed_by text references users on delete set null,
      reviewed_by text references users on delete set null,
      -- Refusals that staff know of, because they resumed after them.
      accepted_refusals integer not null default 0,
      -- People left out at the start, by reason.
      left_out jsonb not null default '{}',
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      check ((paused_because is not null) = (state = 'paused')),
      check (started_at is not null or state in ('draft', 'reviewed', 'planned', 'stopped')),
      check (planned_for is not null or state in ('draft', 'reviewed')),
      check (ended_at is not null or state not in ('stopped', 'finished'))
    )`.execute(db);
  await sql`create index email_campaigns_newest on email_campaigns (created_at desc, id desc)`.execute(db);
  await sql`create index email_campaigns_at_work on email_campaigns (state) where state in ('planned', 'sending')`.execute(
    db,
  );
  await recipients(db);
}

async function recipients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_recipients (
      id bigint generated always as identity primary key,
      campaign_id text not null references email_campaigns on delete cascade,
      contact_id text not null references contacts on delete cascade,
      language text not null check (is_language(language)),
      -- The receiving domain.
      domain text not null,
      -- WAITING for a text in the language. LEFT_OUT and REFUSED have a reason.
      state text not null check (state in ('WAITING', 'QUEUED', 'SENDING', 'SENT', 'REFUSED', 'LEFT_OUT')),
      reason text,
      attempts integer not null default 0 check (attempts >= 0),
      -- While it is being sent: the end of the lease.
      due_at timestamptz not null,
      sent_at timestamptz,
      -- One email for each person and campaign.
      unique (campaign_id, contact_id),
      check ((sent_at is not null) = (state = 'SENT'))
    )`.execute(db);
  await sql`create index email_recipients_due on email_recipients (campaign_id, domain, due_at)
    where state in ('QUEUED', 'SENDING')`.execute(db);
  await sql`create index email_recipients_sending on email_recipients (domain) where state = 'SENDING'`.execute(
    db,
  );
  await sql`create index email_recipients_contact on email_recipients (contact_id, sent_at)`.execute(db);
  await sql`create index email_recipients_state on email_recipients (campaign_id, state)`.execute(db);
  // Receiving domains that asked us to send more slowly.
  await sql`
    create table slow_domains (
      domain text primary key,
      failures integer not null check (failures > 0),
      not_before timestamptz not null
    )`.execute(db);
  // What was taken from the limits of a day and of its current second, over all instances.
  await sql`
    create table email_days (
      day date primary key,
      taken integer not null check (taken >= 0),
      second timestamptz not null,
      in_second integer not null check (in_second >= 0)
    )`.execute(db);
}

import { sql, type Kysely } from "kysely";

/** Accounts, what people consented to, and what they applied for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id text primary key,
      name text not null default '',
      first_name text,
      email text not null check (email = lower(email)),
      email_verified boolean not null default false,
      profile_image_url text,
      role text not null default 'DONOR' check (role in ('DONOR', 'STAFF', 'ADMIN')),
      language text not null default 'en' check (language in ('en', 'nl', 'ar')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (email)
    )`.execute(db);

  await sql`
    create table volunteer_applications (
      id text primary key,
      name text not null,
      email text not null,
      phone text,
      role_id text not null,
      motivation text not null,
      language text not null check (language in ('en', 'nl', 'ar')),
      status text not null default 'NEW'
        check (status in ('NEW', 'SCREENING', 'INTERVIEW', 'APPROVED', 'DECLINED')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index volunteer_applications_newest on volunteer_applications (created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index volunteer_applications_person
    on volunteer_applications (lower(email), role_id, created_at desc)`.execute(db);

  await sql`
    create table grant_applications (
      id text primary key,
      call_id text not null,
      org_name text not null,
      contact_name text not null,
      contact_email text not null,
      requested_cents bigint not null check (requested_cents > 0),
      answers jsonb not null default '{}',
      language text not null check (language in ('en', 'nl', 'ar')),
      status text not null default 'NEW'
        check (status in ('NEW', 'SCREENING', 'INTERVIEW', 'APPROVED', 'DECLINED')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index grant_applications_newest on grant_applications (created_at desc, id desc)`.execute(
    db,
  );

  // Consent must be provable: what was asked, in which words and language, and when. Never edited, only withdrawn by a later row.
  await sql`
    create table consent_events (
      id bigint generated always as identity primary key,
      subject_kind text not null,
      subject_id text not null,
      purpose text not null,
      granted boolean not null,
      text_version text not null,
      language text not null check (language in ('en', 'nl', 'ar')),
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index consent_events_subject on consent_events (subject_kind, subject_id, at)`.execute(db);
}

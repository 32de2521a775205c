import { sql, type Kysely } from "kysely";

/** What visitors send by the forms of the public pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table volunteer_applications add column background_check text not null default 'NOT_REQUIRED'
      check (background_check in ('NOT_REQUIRED', 'REQUESTED', 'SEEN_OK', 'REFUSED', 'EXPIRED'))`.execute(db);

  await sql`
    create table contact_messages (
      id text primary key,
      topic text not null check (topic in
        ('general', 'donation', 'receipt', 'volunteering', 'grants', 'press', 'call', 'privacy')),
      name text not null,
      email text not null,
      message text not null,
      preferred_time text,
      phone text,
      language text not null check (language in ('en', 'nl', 'ar')),
      status text not null default 'NEW' check (status in ('NEW', 'ANSWERED')),
      created_at timestamptz not null default now(),
      check ((topic = 'call') = (preferred_time is not null)),
      check (topic = 'call' or phone is null)
    )`.execute(db);
  await sql`create index contact_messages_newest on contact_messages (created_at desc, id desc)`.execute(db);
  await sql`create index contact_messages_sender on contact_messages (lower(email), created_at desc)`.execute(
    db,
  );

  await sql`
    create table partner_applications (
      id text primary key,
      organisation text not null,
      contact_name text not null,
      email text not null,
      site_url text check (site_url ~ '^https?://'),
      country text not null,
      plan text not null,
      language text not null check (language in ('en', 'nl', 'ar')),
      status text not null default 'NEW'
        check (status in ('NEW', 'SCREENING', 'INTERVIEW', 'APPROVED', 'DECLINED')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index partner_applications_newest on partner_applications (created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index partner_applications_sender
    on partner_applications (lower(email), created_at desc)`.execute(db);
}

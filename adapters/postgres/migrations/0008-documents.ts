import { sql, type Kysely } from "kysely";

/** The documents we make ourselves, kept as they were made, and how often they were fetched: by day, by nobody in particular. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_files (
      document_id text not null,
      language text not null check (language in ('en', 'nl', 'ar')),
      version text not null,
      made_at timestamptz not null,
      bytes bytea not null check (octet_length(bytes) > 0),
      primary key (document_id, language)
    )`.execute(db);
  // PDFs are compressed already: trying again would only take time.
  await sql`alter table document_files alter column bytes set storage external`.execute(db);

  await sql`
    create table document_downloads (
      document_id text not null,
      day date not null,
      count integer not null check (count > 0),
      primary key (document_id, day)
    )`.execute(db);
}

import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/** Reports as they were published, in every language. A correction is a new version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table published_documents (
      document_id text not null,
      version integer not null check (version > 0),
      language text not null check (is_language(language)),
      made_at timestamptz not null,
      bytes bytea not null check (octet_length(bytes) > 0),
      sha256 text not null generated always as (encode(sha256(bytes), 'hex')) stored,
      log_position integer not null references log_entries (position),
      primary key (document_id, version, language)
    )`.execute(db);
  // PDFs are already compressed.
  await sql`alter table published_documents alter column bytes set storage external`.execute(db);
  await appendOnly("published_documents").execute(db);
}

import { sql, type Kysely } from "kysely";

/** The previous version could name a link or a page of the site as evidence. */
export const refuses = [
  "figure_records_evidence",
  "indicator_records_evidence",
  "figure_records_document_check",
  "figure_records_document_type_check",
];

/**
 * Evidence is a file that is dated within or after the period it supports. Triggers check it, so that a restored backup keeps its old
 * records.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table figure_records
      add column document_type text check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
      add column document bytea check (octet_length(document) between 1 and 5242880),
      -- Set by a trigger: a generated column would write the table again.
      add column document_sha256 text,
      add column document_dated_on date,
      drop constraint figure_records_check1`.execute(db);
  await sql`alter table indicator_records add column document_dated_on date`.execute(db);
  await sql`
    create function hash_evidence() returns trigger language plpgsql as $$
    begin
      new.document_sha256 := encode(sha256(new.document), 'hex');
      return new;
    end $$`.execute(db);
  await sql`
    create trigger figure_records_hash before insert on figure_records
      for each row execute function hash_evidence()`.execute(db);
  await sql`
    create function refuse_wrong_evidence() returns trigger language plpgsql as $$
    begin
      raise exception 'evidence is a file that is dated within or after its period'
        using errcode = 'check_violation', constraint = 'evidence_is_a_dated_file';
    end $$`.execute(db);
  await sql`
    create trigger figure_records_evidence before insert on figure_records for each row
      when (new.document is null or new.document_type is null or new.document_dated_on is null
        or new.document_dated_on < new.from_day
        or new.document_dated_on > (new.entered_at at time zone 'Europe/Amsterdam')::date)
      execute function refuse_wrong_evidence()`.execute(db);
  await sql`
    create trigger indicator_records_evidence before insert on indicator_records for each row
      when (new.kind = 'ACTUAL' and new.value is not null and (new.document is null or new.document_dated_on is null
        or new.document_dated_on < new.on_day
        or new.document_dated_on > (new.entered_at at time zone 'Europe/Amsterdam')::date))
      execute function refuse_wrong_evidence()`.execute(db);
}

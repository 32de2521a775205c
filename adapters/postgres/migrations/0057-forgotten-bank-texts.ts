import { sql, type Kysely } from "kysely";

/** What is a person's, or may be. The sums, days and codes beside it are the books'. */
const forgotten = {
  bank_entries: ["entry_reference", "bank_reference", "batch_id", "text", "xml"],
  bank_lines: [
    "counterparty_name",
    "counterparty_iban",
    "end_to_end_id",
    "mandate_id",
    "structured_reference",
    "remittance",
    "joined_remittance",
  ],
};

/** Entries and lines of the bank stay as they were written; seven years later their texts may be emptied, and nothing else. */
export async function forgetBankTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_all_but_forgetting() returns trigger language plpgsql as $$
    declare
      entry_of bigint := case when tg_table_name = 'bank_lines' then to_jsonb(new)->>'entry_id' else to_jsonb(new)->>'id' end;
      booked date := (select booked_on from bank_entries where id = entry_of);
    begin
      if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv or booked > (now() - interval '7 years')::date
        or exists (select from jsonb_each_text(to_jsonb(new)) where key = any(tg_argv) and value <> '')
      then
        raise exception 'update on % is refused: what is written there stays', tg_table_name
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  for (const [table, columns] of Object.entries(forgotten)) {
    await sql`drop trigger ${sql.ref(`${table}_stay`)} on ${sql.table(table)}`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_stay`)} before delete or truncate on ${sql.table(table)}
        for each statement execute function refuse_rewriting()`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_forgotten`)} before update on ${sql.table(table)}
        for each row execute function refuse_all_but_forgetting(${sql.raw(columns.map((name) => `'${name}'`).join(", "))})`.execute(
      db,
    );
  }
}

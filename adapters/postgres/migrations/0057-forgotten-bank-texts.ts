import { sql, type Kysely } from "kysely";

/** What is a person's, or may be, and what takes its place. The sums, days and codes beside it are the books'. */
const forgotten = {
  bank_lines: {
    counterparty_name: "null",
    counterparty_iban: "null",
    end_to_end_id: "null",
    mandate_id: "null",
    structured_reference: "null",
    remittance: "''",
    joined_remittance: "''",
  },
  bank_entries: {
    entry_reference: "null",
    bank_reference: "null",
    batch_id: "null",
    text: "null",
    xml: "''",
  },
};
const emptied = (columns: Readonly<Record<string, string>>) =>
  sql.raw(
    Object.entries(columns)
      .map(([name, nothing]) => `${name} = ${nothing}`)
      .join(", "),
  );

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
      create trigger ${sql.ref(`${table}_stay`)} before update or delete or truncate on ${sql.table(table)}
        for each statement when (current_setting('open_hand.forgetting', true) is distinct from 'bank texts')
        execute function refuse_rewriting()`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_stay_there`)} before delete or truncate on ${sql.table(table)}
        for each statement execute function refuse_rewriting()`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_forgotten`)} before update on ${sql.table(table)}
        for each row execute function refuse_all_but_forgetting(${sql.raw(`'${Object.keys(columns).join("', '")}'`)})`.execute(
      db,
    );
  }
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const schema = sql.id(rows[0]?.name ?? "public");
  // With the owner's rights: the program itself need not be able to change these tables.
  await sql`
    create function forget_bank_texts(before date) returns integer
      language plpgsql security definer set search_path = ${schema}, pg_temp as $$
    declare
      entries integer;
      -- By the database's own clock: a program whose clock is wrong forgets nothing too early.
      until date := least(before, (now() - interval '7 years')::date);
    begin
      perform set_config('open_hand.forgetting', 'bank texts', true);
      update bank_lines l set ${emptied(forgotten.bank_lines)}
        from bank_entries e where e.id = l.entry_id and e.xml <> '' and e.booked_on < until;
      update bank_entries set ${emptied(forgotten.bank_entries)} where xml <> '' and booked_on < until;
      get diagnostics entries = row_count;
      perform set_config('open_hand.forgetting', '', true);
      return entries;
    end $$`.execute(db);
}

import { sql, type Kysely } from "kysely";

/** Refunds that a year's root contains in `returnedCents`: of at least ten people at a time (decision 160). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table counted_refunds (entry_id bigint primary key)`.execute(db);
  // Roots so far contain every refund that they know.
  await sql`
    insert into counted_refunds (entry_id)
    select distinct e.id
    from ledger_entries e
      join ledger_postings p on p.entry_id = e.id and p.cents > 0
      join ledger_accounts a on a.id = p.account_id and a.raised
      join (select year, max(ledger_entry_id) as mark from sealings group by year) sealed
        on sealed.year = extract(year from e.booked_on) and e.id <= sealed.mark
    where e.donation_id is not null and not exists (select from unsealed_entries u where u.entry_id = e.id)`.execute(
    db,
  );
}

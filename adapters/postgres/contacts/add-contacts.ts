import type pg from "pg";
import { erasedDomain } from "#domain/privacy/person.ts";
import { inTransaction } from "../base/in-transaction.ts";

const entriesAtOnce = 10_000;

/** Follows the ledger's mark, behind which no entry can appear: every paid donation is read once, however many instances run. */
export async function addContactsOfDonors(pool: pg.Pool, atOnce = entriesAtOnce): Promise<void> {
  while (!(await addSome(pool, atOnce)));
}

/** True: caught up. */
const addSome = (pool: pg.Pool, atOnce: number): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ mark: number; latest: number }>(
      `select mark.entry_id as mark, ledger.entry_id as latest
       from contacts_mark mark, ledger_summary_mark ledger for update of mark`,
    );
    const { mark = 0, latest = 0 } = rows[0] ?? {};
    if (latest <= mark) return true;
    const upTo = Math.min(mark + atOnce, latest);
    // In the order of addresses: two transactions that add the same people do not wait for each other in a circle.
    await client.query(
      `insert into contacts as c (id, person_id, address, name, language, created_at)
       select id, id, address, name, language, created_at from (
         select gen_random_uuid()::text as id, donor.* from (
           select distinct on (1) coalesce(u.email, lower(d.donor_email)) as address,
             left(nullif(d.donor_name, ''), 300) as name, d.language, d.created_at
           from ledger_entries e join donations d on d.id = e.donation_id left join users u on u.id = d.user_id
           where e.id > $1 and e.id <= $2 and d.paid_at is not null and d.donor_email not like '%@${erasedDomain}'
           order by 1, d.donor_name is null, d.created_at) donor) named
       order by address
       on conflict (address) do update set name = excluded.name where c.name is null and excluded.name is not null`,
      [mark, upTo],
    );
    await client.query("update contacts_mark set entry_id = $1", [upTo]);
    return upTo === latest;
  });

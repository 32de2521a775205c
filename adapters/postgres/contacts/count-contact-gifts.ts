import type pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";

const entriesAtOnce = 10_000;

/** Follows the contacts' mark: every entry of the ledger is counted once, for a contact that exists. */
export async function countContactGifts(pool: pg.Pool, atOnce = entriesAtOnce): Promise<void> {
  while (!(await countSome(pool, atOnce)));
}

/** True: caught up. */
const countSome = (pool: pg.Pool, atOnce: number): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ mark: number; latest: number }>(
      `select mark.entry_id as mark, contacts.entry_id as latest
       from contact_gifts_mark mark, contacts_mark contacts for update of mark`,
    );
    const { mark = 0, latest = 0 } = rows[0] ?? {};
    if (latest <= mark) return true;
    const upTo = Math.min(mark + atOnce, latest);
    await client.query(
      `insert into contact_gifts as known (donation_id, contact_id, person_id, paid_on, cents, campaign_id, program_id)
       select d.id, c.id, c.person_id, (d.paid_at at time zone 'Europe/Amsterdam')::date, moved.cents, d.campaign_id, d.program_id
       from (
         select e.donation_id, -sum(p.cents) as cents
         from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
         where e.id > $1 and e.id <= $2 and p.entry_id > $1 and p.entry_id <= $2 and e.donation_id is not null and a.raised
         group by e.donation_id) moved
       join donations d on d.id = moved.donation_id left join users u on u.id = d.user_id
       join contacts c on c.address = coalesce(u.email, lower(d.donor_email))
       where d.paid_at is not null order by d.id
       on conflict (donation_id) do update set cents = known.cents + excluded.cents`,
      [mark, upTo],
    );
    await client.query("update contact_gifts_mark set entry_id = $1", [upTo]);
    return upTo === latest;
  });

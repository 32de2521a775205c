import type pg from "pg";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus } from "#domain/money/sums.ts";
import { largestShare, minPeople } from "#domain/open-data/people.ts";
import { readRoot } from "#domain/proofs/statements.ts";
import { hasNoAddress } from "../open-data/publish-sums.ts";
import type { Stretch } from "./sealed-gifts.ts";

type Sealed = Readonly<{ giftCents: Cents; exactCents: Cents }>;

/**
 * What was returned of a year's own donations, as a root may show it: exact once enough people got something back since it was
 * last exact. Until then only as much more as the total fell, which the total shows as well (decision 160).
 */
export async function countReturned(
  client: pg.ClientBase,
  stretch: Stretch,
  { giftCents, exactCents }: Sealed,
): Promise<Cents> {
  if (await countEnough(client, stretch)) return exactCents;
  const before = await lastRoot(client, stretch.year);
  const fallen = largerOf(minus(before.giftCents, giftCents), noCents);
  return plus(before.returnedCents, fallen);
}

const inYear = "booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)";

/** Counts the refunds of a root that no earlier one counts, if they are of enough people and none of them got most of it. */
async function countEnough(client: pg.ClientBase, { year, mark }: Stretch): Promise<boolean> {
  const { rowCount } = await client.query(
    `with waiting as (
       select e.id, sum(p.cents) as cents,
         max(case when ${hasNoAddress} then '' else lower(d.donor_email) end) as person
       from ledger_entries e
         join ledger_postings p on p.entry_id = e.id and p.cents > 0
         join ledger_accounts a on a.id = p.account_id and a.raised
         left join donations d on d.id = e.donation_id
       where e.id <= $2 and e.${inYear}
         and exists (
           select from ledger_entries given join ledger_postings g on g.entry_id = given.id and g.cents < 0
             join ledger_accounts on ledger_accounts.id = g.account_id and ledger_accounts.raised
           where given.donation_id = e.donation_id and given.${inYear})
         and not exists (select from unsealed_entries left_out where left_out.entry_id = e.id)
         and not exists (select from counted_refunds counted where counted.entry_id = e.id)
       group by 1
     ), people as (select person, sum(cents) as cents from waiting group by 1)
     insert into counted_refunds (entry_id)
     select id from waiting
     where (select count(*) >= $3 and max(cents) <= $4::numeric * sum(cents) from people)`,
    [year, mark, minPeople, largestShare],
  );
  return (rowCount ?? 0) > 0;
}

/** Of the last root of the year; nothing before the first one. */
async function lastRoot(
  client: pg.ClientBase,
  year: number,
): Promise<{ giftCents: Cents; returnedCents: Cents }> {
  const { rows } = await client.query<{ giftCents: Cents; statement: string }>(
    `select s.gift_cents as "giftCents", l.statement from sealings s join log_entries l on l.position = s.position
     where s.year = $1 order by s.position desc limit 1`,
    [year],
  );
  const [last] = rows;
  const said = last && readRoot(last);
  return { giftCents: last?.giftCents ?? noCents, returnedCents: said?.returnedCents ?? noCents };
}

import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { TreeName } from "#domain/proofs/gift-proof.ts";

/** Donations per row, about a megabyte. */
const giftsInRow = 20_000;
const nonceBytes = 32;

/** The entries of a year up to a mark, and the position of their root in the log. */
export type Stretch = Readonly<{ year: number; mark: number; position: number }>;

/** As in public sums: without cover, less refunds of that year; negative for earlier years. $1 year, $2 mark. */
const net = `net as materialized (
  select donation_id, abs(sum) as cents, case when sum < 0 then 'refunds' else 'gifts' end as tree
  from (
    select e.donation_id, -sum(p.cents)::bigint as sum
    from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
    where a.raised and e.donation_id is not null and e.id <= $2 and p.entry_id <= $2
      and not exists (select from unsealed_entries left_out where left_out.entry_id = e.id)
      and e.booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)
    group by 1
  ) booked)`;

/** A new one for every sealing: otherwise a donor could recognise a stranger's leaf, and add up amounts night after night. */
export const saltAt = (nonce: string, position: string): string =>
  `sha256(${nonce} || int4send(${position}))`;

type PackedRow = { tree: TreeName; packed: Buffer };

/**
 * Returns 44 bytes each: place, amount, commitment. Packed by the database, because reading rows is slow.
 * Nonces come from 32 random bytes that nobody stores. Sorted, which fills the index faster.
 */
export async function placedGifts(
  client: pg.ClientBase,
  { year, mark, position }: Stretch,
): Promise<PackedRow[]> {
  const { rows } = await client.query<PackedRow>(
    `with ${net}, last as materialized (
       select tree, max(place) + 1 as places from sealed_gifts where year = $1 group by tree
     ), known as materialized (
       select net.donation_id, net.tree, net.cents, s.place, s.nonce,
         count(*) filter (where s.place is null and net.tree = 'gifts') over upwards as gifts,
         count(*) filter (where s.place is null and net.tree = 'refunds') over upwards as refunds
       from (select * from net order by donation_id) net
         left join sealed_gifts s on s.donation_id = net.donation_id and s.year = $1 and s.tree = net.tree
       window upwards as (rows unbounded preceding)
     ), placed as materialized (
       select donation_id, tree, cents, place is null as is_new,
         coalesce(place, coalesce(places, 0) + case tree when 'gifts' then gifts else refunds end - 1)::int as place,
         coalesce(nonce, sha256($4::bytea || convert_to(donation_id, 'UTF8'))) as nonce
       from known left join last using (tree)
     ), added as (
       insert into sealed_gifts (year, tree, place, donation_id, nonce)
       select $1, tree, place, donation_id, nonce from placed where is_new
     ), rows as (
       select *, row_number() over () / ${giftsInRow} as part
       from placed
     )
     select tree, string_agg(int4send(place) || int8send(cents) || sha256('donation-v1'::bytea
         || int2send(octet_length(donation_id)::int2) || convert_to(donation_id, 'UTF8')
         || ${saltAt("nonce", "$3::int")}), ''::bytea) as packed
     from rows group by tree, part`,
    [year, mark, position, randomBytes(nonceBytes)],
  );
  return rows;
}

/** Places and placed donations of each tree. */
export async function placesIn(
  client: pg.ClientBase,
  year: number,
): Promise<Record<TreeName, { places: number; placed: number }>> {
  const { rows } = await client.query<{ tree: TreeName; places: number; placed: number }>(
    `select tree, max(place) + 1 as places, count(*)::int as placed from sealed_gifts where year = $1 group by tree`,
    [year],
  );
  const of = (name: TreeName) => rows.find(({ tree }) => tree === name) ?? { places: 0, placed: 0 };
  return { gifts: of("gifts"), refunds: of("refunds") };
}

const inYear = "booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)";

/** A root is public, so it contains only what is public (decision 140), and what an earlier root of the year contains. */
export async function leaveOutWaiting(client: pg.ClientBase, { year, mark }: Stretch): Promise<void> {
  await client.query(
    `delete from unsealed_entries u using ledger_entries e
     where e.id = u.entry_id and e.${inYear} and not exists (select from waiting_sums w where w.entry_id = u.entry_id)`,
    [year],
  );
  await client.query(
    `insert into unsealed_entries (entry_id)
     select distinct e.id from waiting_sums w join ledger_entries e on e.id = w.entry_id
     where e.${inYear} and e.id <= $2
       and e.id > coalesce((select max(ledger_entry_id) from sealings where sealings.year = $1), 0)
     on conflict do nothing`,
    [year, mark],
  );
}

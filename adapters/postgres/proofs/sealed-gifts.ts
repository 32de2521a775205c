import type pg from "pg";
import type { SealedGift } from "#adapters/proofs/fill-leaves.ts";
import type { TreeName } from "#domain/proofs/gift-proof.ts";

/** So many gifts are in memory at a time beside the tree itself. */
const atOnce = 20_000;

/**
 * What each gift brought in a year up to an entry of the books, as every public sum counts it: the gift without the cover, less
 * what went back in that year. More went back than came only of a gift of an earlier year: that is a refund.
 * $1 is the year, $2 the entry.
 */
const netOfGifts = `net as (
  select donation_id, abs(sum) as cents, case when sum < 0 then 'refunds' else 'gifts' end as tree
  from (
    select e.donation_id, -sum(p.cents)::bigint as sum
    from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
    where a.raised and e.donation_id is not null and e.id <= $2 and p.entry_id <= $2
      and e.booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)
    group by 1
  ) booked)`;

/** 366 random bits of the database, hashed into 32 bytes. */
const nonce =
  "sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))";

/** Gives each gift that has none a place and a nonce for good. */
export async function placeNewGifts(client: pg.ClientBase, year: number, mark: number): Promise<void> {
  await client.query(
    `with ${netOfGifts}, last as (
       select tree, max(place) + 1 as places from sealed_gifts where year = $1 group by tree)
     insert into sealed_gifts (year, tree, place, donation_id, nonce)
     select $1, net.tree, coalesce(places, 0) + row_number() over (partition by net.tree) - 1, donation_id, ${nonce}
     from net left join last on last.tree = net.tree
     where not exists (select from sealed_gifts s
       where s.donation_id = net.donation_id and s.year = $1 and s.tree = net.tree)`,
    [year, mark],
  );
}

/** How many places each tree of a year has, taken or left. */
export async function placesIn(client: pg.ClientBase, year: number): Promise<Record<TreeName, number>> {
  const { rows } = await client.query<{ tree: TreeName; places: number }>(
    "select tree, max(place) + 1 as places from sealed_gifts where year = $1 group by tree",
    [year],
  );
  const of = (name: TreeName): number => rows.find(({ tree }) => tree === name)?.places ?? 0;
  return { gifts: of("gifts"), refunds: of("refunds") };
}

type GiftOfTree = SealedGift & Readonly<{ tree: TreeName }>;

export async function* giftsToSeal(
  client: pg.ClientBase,
  year: number,
  mark: number,
): AsyncGenerator<GiftOfTree[]> {
  await client.query(
    `declare gifts_to_seal no scroll cursor for with ${netOfGifts}
     select s.tree, s.place, s.donation_id as "donationId", s.nonce, net.cents
     from net join sealed_gifts s on s.donation_id = net.donation_id and s.year = $1 and s.tree = net.tree`,
    [year, mark],
  );
  for (;;) {
    const { rows } = await client.query<GiftOfTree>(`fetch ${atOnce} from gifts_to_seal`);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
  }
  await client.query("close gifts_to_seal");
}

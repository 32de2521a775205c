import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { SealedGift } from "#adapters/proofs/fill-leaves.ts";
import { asCents } from "#domain/money/cents.ts";
import type { TreeName } from "#domain/proofs/gift-proof.ts";
import { rowsOf, type ExportedRow } from "../exports/cursor-batches.ts";

/** So many gifts are in memory at a time beside the tree itself. */
const atOnce = 20_000;
const nonceBytes = 32;

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

/**
 * Gives each gift that has none a place and a nonce for good. Nonces are drawn from 32 random bytes that nobody keeps: one hash in
 * the database for each, instead of a million on their way to it.
 */
export async function placeNewGifts(client: pg.ClientBase, year: number, mark: number): Promise<void> {
  await client.query(
    `with ${netOfGifts}, last as (
       select tree, max(place) + 1 as places from sealed_gifts where year = $1 group by tree)
     insert into sealed_gifts (year, tree, place, donation_id, nonce)
     select $1, net.tree, coalesce(places, 0) + row_number() over (partition by net.tree) - 1, donation_id,
       sha256($3::bytea || convert_to(donation_id, 'UTF8'))
     from net left join last on last.tree = net.tree
     where not exists (select from sealed_gifts s
       where s.donation_id = net.donation_id and s.year = $1 and s.tree = net.tree)`,
    [year, mark, randomBytes(nonceBytes)],
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
  const text = `with ${netOfGifts}
    select s.tree, s.place, s.donation_id as "donationId", s.nonce, net.cents
    from net join sealed_gifts s on s.donation_id = net.donation_id and s.year = $1 and s.tree = net.tree`;
  for await (const rows of rowsOf(client, { text, values: [year, mark] }, atOnce)) yield rows.map(giftOf);
}

function giftOf({ tree, place, donationId, nonce, cents }: ExportedRow): GiftOfTree {
  if (!Buffer.isBuffer(nonce)) throw new Error(`No nonce of gift ${String(donationId)}`);
  return {
    tree: tree === "refunds" ? "refunds" : "gifts",
    place: Number(place),
    donationId: String(donationId),
    nonce,
    cents: asCents(Number(cents)),
  };
}

import type pg from "pg";
import { leavesInNewOrder } from "#adapters/proofs/fill-leaves.ts";
import type { Signer } from "#adapters/proofs/key-pair.ts";
import { packTree } from "#adapters/proofs/packed-tree.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import type { TreeName } from "#domain/proofs/gift-proof.ts";
import { rootStatement } from "#domain/proofs/statements.ts";
import { appendToLog, sizeOfLog } from "./append-to-log.ts";
import { leaveOutWaiting, placedGifts, placesIn, type Stretch } from "./sealed-gifts.ts";
import { countReturned } from "./count-returned.ts";
import { storeTree, type BuiltTree } from "./store-tree.ts";

type Sealing = Readonly<{ year: number; mark: number; signer: Signer; at: Date }>;

/** Seals donations, and separately refunds of earlier ones. Needs a transaction that holds the log. Returns the root's position. */
export async function sealYear(client: pg.ClientBase, { year, mark, signer, at }: Sealing): Promise<number> {
  const stretch = { year, mark, position: await sizeOfLog(client) };
  await leaveOutWaiting(client, stretch);
  const otherCents = await raisedWithoutGift(client, stretch);
  const takenBack = await takenBackIn(client, stretch);
  const { gifts, refunds } = await bothTrees(client, stretch);
  // The other tree has what was returned of earlier years' donations.
  const exactCents = minus(takenBack, refunds.tree.cents);
  const returnedCents = await countReturned(client, stretch, { giftCents: gifts.tree.cents, exactCents });

  const moment = at.toISOString();
  const statement = rootStatement({
    year,
    at: moment,
    gifts: said(gifts),
    refunds: said(refunds),
    otherCents,
    returnedCents,
    entries: mark,
  });
  const position = await appendToLog(client, { announced: signer.sign(statement), head: signer, at: moment });
  await client.query(
    `insert into sealings (position, year, ledger_entry_id, gift_cents, refund_cents, other_cents, sealed_at, salted)
     values ($1, $2, $3, $4, $5, $6, $7, true)`,
    [position, year, mark, gifts.tree.cents, refunds.tree.cents, otherCents, at],
  );
  await storeTree(client, position, "gifts", gifts);
  await storeTree(client, position, "refunds", refunds);
  // Only the latest trees of a year are kept; roots stay.
  await client.query(
    "delete from seal_trees using sealings s where s.position = seal_trees.position and s.year = $1 and s.position < $2",
    [year, position],
  );
  return position;
}

async function bothTrees(client: pg.ClientBase, stretch: Stretch): Promise<Record<TreeName, BuiltTree>> {
  const placed = await placedGifts(client, stretch);
  const { gifts, refunds } = await placesIn(client, stretch.year);
  const orders = {
    gifts: leavesInNewOrder(gifts.places),
    refunds: leavesInNewOrder(refunds.places),
  };
  for (const { tree, packed } of placed) orders[tree].put(packed);
  return {
    gifts: await built(orders.gifts, gifts.placed),
    refunds: await built(orders.refunds, refunds.placed),
  };
}

async function built(order: ReturnType<typeof leavesInNewOrder>, placed: number): Promise<BuiltTree> {
  const { leaves, indexes } = order.finish();
  return { size: order.size, placed, indexes, tree: await packTree(leaves) };
}

const said = ({ size, tree }: BuiltTree) => ({ size, cents: tree.cents, root: tree.root.toString("hex") });

/** Refunds, chargebacks and reversals of donations, booked in that year. */
async function takenBackIn(client: pg.ClientBase, { year, mark }: Stretch): Promise<Cents> {
  const { rows } = await client.query<{ cents: Cents }>(
    `select coalesce(sum(p.cents), 0)::bigint as cents
     from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
     where a.raised and e.donation_id is not null and p.cents > 0 and e.id <= $2
       and not exists (select from unsealed_entries left_out where left_out.entry_id = e.id)
       and e.booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)`,
    [year, mark],
  );
  return rows[0]?.cents ?? noCents;
}

/** Raised in that year without a donation. */
async function raisedWithoutGift(client: pg.ClientBase, { year, mark }: Stretch): Promise<Cents> {
  const { rows } = await client.query<{ cents: Cents }>(
    `select coalesce(-sum(p.cents), 0)::bigint as cents
     from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
     where a.raised and e.donation_id is null and e.id <= $2
       and not exists (select from unsealed_entries left_out where left_out.entry_id = e.id)
       and e.booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)`,
    [year, mark],
  );
  const [row] = rows;
  if (!row) throw new Error(`The books of ${year} do not answer`);
  return row.cents;
}

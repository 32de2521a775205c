import type pg from "pg";
import { leavesInNewOrder, type PlacedLeaves } from "#adapters/proofs/fill-leaves.ts";
import type { Signer } from "#adapters/proofs/key-pair.ts";
import { packTree } from "#adapters/proofs/packed-tree.ts";
import { plus, type Cents, noCents } from "#domain/money/cents.ts";
import { type TreeName, treeNames } from "#domain/proofs/gift-proof.ts";
import { rootStatement } from "#domain/proofs/statements.ts";
import { appendToLog } from "./append-to-log.ts";
import { placedGifts, placesIn, type Stretch } from "./sealed-gifts.ts";
import { storeTree, type BuiltTree } from "./store-tree.ts";

type Sealing = Readonly<{ year: number; mark: number; signer: Signer; at: Date }>;

/** Seals donations, and separately refunds of earlier ones. Needs a transaction that holds the log. Returns the root's position. */
export async function sealYear(client: pg.ClientBase, { year, mark, signer, at }: Sealing): Promise<number> {
  const kept = await keptLeaves(client, year);
  const stretch = { year, after: kept.mark, mark };
  const otherCents = plus(kept.otherCents, await raisedWithoutGift(client, stretch));
  const { gifts, refunds } = await bothTrees(client, stretch, kept.leaves);

  const moment = at.toISOString();
  const statement = rootStatement({
    year,
    at: moment,
    gifts: said(gifts),
    refunds: said(refunds),
    otherCents,
    entries: mark,
  });
  const position = await appendToLog(client, { announced: signer.sign(statement), head: signer, at: moment });
  await client.query(
    `insert into sealings (position, year, ledger_entry_id, gift_cents, refund_cents, other_cents, sealed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
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

async function bothTrees(
  client: pg.ClientBase,
  stretch: Stretch,
  kept: Readonly<Record<TreeName, PlacedLeaves | null>>,
): Promise<Record<TreeName, BuiltTree>> {
  const placed = await placedGifts(client, stretch);
  const { gifts, refunds } = await placesIn(client, stretch.year);
  const orders = {
    gifts: leavesInNewOrder(gifts.places, kept.gifts),
    refunds: leavesInNewOrder(refunds.places, kept.refunds),
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

/** Raised in that range without a donation. */
async function raisedWithoutGift(client: pg.ClientBase, { year, after, mark }: Stretch): Promise<Cents> {
  const { rows } = await client.query<{ cents: Cents }>(
    `select coalesce(-sum(p.cents), 0)::bigint as cents
     from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
     where a.raised and e.donation_id is null and e.id > $3 and e.id <= $2
       and e.booked_on between make_date($1, 1, 1) and make_date($1, 12, 31)`,
    [year, mark, after],
  );
  const [row] = rows;
  if (!row) throw new Error(`The books of ${year} do not answer`);
  return row.cents;
}

type KeptLeaves = Readonly<{
  mark: number;
  otherCents: Cents;
  leaves: Readonly<Record<TreeName, PlacedLeaves | null>>;
}>;

const fromNothing: KeptLeaves = { mark: 0, otherCents: noCents, leaves: { gifts: null, refunds: null } };

/** Pieces per row, about a megabyte. */
const piecesInRow = 100;

/** Null: never sealed, or a place was deleted with its donor. Then every donation is read again. */
async function keptLeaves(client: pg.ClientBase, year: number): Promise<KeptLeaves> {
  const { rows } = await client.query<{ position: number; mark: number; otherCents: Cents }>(
    `select position, ledger_entry_id as mark, other_cents as "otherCents" from sealings
     where year = $1 order by position desc limit 1`,
    [year],
  );
  const [latest] = rows;
  if (!latest || !(await isWhole(client, year, latest.position))) return fromNothing;
  const { position, mark, otherCents } = latest;
  const leaves = {
    gifts: await leavesOf(client, position, "gifts"),
    refunds: await leavesOf(client, position, "refunds"),
  };
  return { mark, otherCents, leaves };
}

async function isWhole(client: pg.ClientBase, year: number, position: number): Promise<boolean> {
  const now = await placesIn(client, year);
  const { rows } = await client.query<{ tree: TreeName; placed: number | null }>(
    "select tree, placed from seal_trees where position = $1",
    [position],
  );
  return treeNames.every((name) => rows.find(({ tree }) => tree === name)?.placed === now[name].placed);
}

async function leavesOf(client: pg.ClientBase, position: number, tree: TreeName): Promise<PlacedLeaves> {
  const tiles = await client.query<{ bytes: Buffer }>(
    `select string_agg(nodes, ''::bytea order by number) as bytes from seal_tiles
     where position = $1 and tree = $2 and level = 0 group by number / $3 order by number / $3`,
    [position, tree, piecesInRow],
  );
  const orders = await client.query<{ bytes: Buffer }>(
    `select string_agg(indexes, ''::bytea order by number) as bytes from seal_orders
     where position = $1 and tree = $2 group by number / $3 order by number / $3`,
    [position, tree, piecesInRow],
  );
  return { leaves: joined(tiles.rows), indexes: joined(orders.rows) };
}

const joined = (rows: readonly { bytes: Buffer }[]): Buffer => Buffer.concat(rows.map(({ bytes }) => bytes));

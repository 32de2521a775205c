import type pg from "pg";
import type { PlacedLeaves } from "#adapters/proofs/fill-leaves.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { treeNames, type TreeName } from "#domain/proofs/gift-proof.ts";
import { placesIn } from "./sealed-gifts.ts";

/** The latest sealing of a year: its last entry and its leaves. */
type KeptLeaves = Readonly<{
  mark: number;
  otherCents: Cents;
  leaves: Readonly<Record<TreeName, PlacedLeaves | null>>;
}>;

const fromNothing: KeptLeaves = { mark: 0, otherCents: noCents, leaves: { gifts: null, refunds: null } };

/** Pieces per row, about a megabyte. */
const piecesInRow = 100;

/**
 * Null if the year was never sealed, or a place was deleted with its donor: then every donation is read again, and the
 * one without a place gets another.
 */
export async function keptLeaves(client: pg.ClientBase, year: number): Promise<KeptLeaves> {
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

import type pg from "pg";
import { nowhere } from "#adapters/proofs/fill-leaves.ts";
import {
  hashIn,
  levelsOfTile,
  nodeBytes,
  sumIn,
  tileLevels,
  tileNodes,
} from "#adapters/proofs/packed-tree.ts";
import { proofFormat, type GiftProof, type TreeName } from "#domain/proofs/gift-proof.ts";
import type { SignedText } from "#domain/proofs/signed.ts";
import { readHead } from "#domain/proofs/statements.ts";
import { pathShape, type PathStep } from "#domain/proofs/sum-tree.ts";
import type { PublicLog } from "./public-log.ts";
import { saltAt } from "./sealed-gifts.ts";
import { placesInPiece } from "./store-tree.ts";

type Row = {
  tree: TreeName;
  position: number;
  size: number;
  index: number;
  nonce: Buffer;
  tiles: Buffer;
  root: SignedText;
  head: SignedText;
};

/** Levels of tiles of the largest tree with four-byte indexes. */
const tileRows = [0, 1, 2, 3];

const signedColumns = (of: string): string =>
  `jsonb_build_object('statement', ${of}.statement, 'keyId', ${of}.key_id, 'signature', encode(${of}.signature, 'hex'))`;

/** From the latest sealing of each year, newest first, in one query. Only the inside of tiles is recomputed. */
export const giftProofs =
  (pool: pg.Pool, log: PublicLog) =>
  async (donationId: string): Promise<GiftProof[]> => {
    const { rows } = await pool.query<Row>({
      name: "gift-proofs",
      text: `
        with placed as materialized (
          select t.tree, t.position, t.size, case when latest.salted then ${saltAt("s.nonce", "t.position")} else s.nonce end as nonce,
            substring(o.indexes from (s.place % ${placesInPiece}) * 4 + 1 for 4) as packed
          from sealed_gifts s
            cross join lateral (
              select position, salted from sealings where year = s.year order by position desc limit 1
            ) latest
            join seal_trees t on t.position = latest.position and t.tree = s.tree
            join seal_orders o on o.position = t.position and o.tree = t.tree and o.number = s.place / ${placesInPiece}
          where s.donation_id = $1
        ), found as (
          select tree, position, size, nonce, (get_byte(packed, 0)::bigint << 24) + (get_byte(packed, 1) << 16)
            + (get_byte(packed, 2) << 8) + get_byte(packed, 3) as index
          from placed
        )
        select found.tree, found.position, found.size, found.nonce, found.index, (
          select string_agg(tile.nodes, ''::bytea order by tile.level)
          from unnest($2::int[]) as step (height)
            join seal_tiles tile on tile.position = found.position and tile.tree = found.tree
              and tile.level = height * ${tileLevels} and tile.number = found.index >> (${tileLevels} * (height + 1))
        ) as tiles, ${signedColumns("e")} as root, ${signedColumns("h")} as head
        from found join log_entries e on e.position = found.position
          cross join (select * from log_heads order by size desc limit 1) h
        where found.index <> ${nowhere}
        order by found.position desc, found.tree`,
      values: [donationId, tileRows],
    });
    return Promise.all(rows.map((row) => proofOf(donationId, row, log)));
  };

async function proofOf(donationId: string, row: Row, log: PublicLog): Promise<GiftProof> {
  const { tree, position, size, index, nonce, root, head } = row;
  const levels = tilesIn(row).flatMap(levelsOfTile);
  const [leaves] = levels;
  if (!leaves) throw new Error(`No leaves of the tree at ${position}`);
  const path = pathShape(index, size).map(({ level, at, side }): PathStep => {
    const nodes = levels[level];
    // Within its tile: 256 nodes, half as many on the next level, and so on.
    const within = at % (tileNodes >> (level % tileLevels));
    if (!nodes || (within + 1) * nodeBytes > nodes.length) throw new Error(`No node ${at} on level ${level}`);
    return { hash: hashIn(nodes, within), sum: sumIn(nodes, within), side };
  });
  const gift = {
    donationId,
    nonce: nonce.toString("hex"),
    cents: sumIn(leaves, index % tileNodes),
    index,
    size,
    path,
  };
  const logPath = await log.inclusion(position, readHead(head)?.size ?? 0);
  if (!logPath) throw new Error(`The log does not hold ${position}`);
  return { format: proofFormat, tree, gift, root, log: { position, path: logPath, head } };
}

/** They are concatenated; each length follows from its position. */
function tilesIn({ size, index, tiles }: Row): Buffer[] {
  const found: Buffer[] = [];
  let [width, at, from] = [size, index, 0];
  while (from < tiles.length) {
    const count = Math.min(tileNodes, width - Math.floor(at / tileNodes) * tileNodes);
    found.push(tiles.subarray(from, (from += count * nodeBytes)));
    [width, at] = [Math.ceil(width / tileNodes), Math.floor(at / tileNodes)];
  }
  return found;
}

import type pg from "pg";
import { nodeBytes, tileNodes, type PackedTree } from "#adapters/proofs/packed-tree.ts";
import type { TreeName } from "#domain/proofs/gift-proof.ts";

/** `placed` is the number of donations with a place. */
export type BuiltTree = Readonly<{ size: number; placed: number; indexes: Buffer; tree: PackedTree }>;

const tileBytes = tileNodes * nodeBytes;
/** Places per piece, four bytes each. */
export const placesInPiece = 2048;
const pieceBytes = placesInPiece * 4;
/** Pieces per statement, some megabytes. */
const piecesAtOnce = 500;

/** In pieces of at most ten kilobytes, so that a proof reads one per tile level. */
export async function storeTree(
  client: pg.ClientBase,
  position: number,
  name: TreeName,
  { size, placed, indexes, tree }: BuiltTree,
): Promise<void> {
  await client.query("insert into seal_trees (position, tree, size, placed) values ($1, $2, $3, $4)", [
    position,
    name,
    size,
    placed,
  ]);
  for (const { level, nodes } of tree.levels)
    for (const { first, count, bytes } of sendings(nodes, tileBytes))
      await client.query(
        `insert into seal_tiles (position, tree, level, number, nodes)
         select $1, $2, $3, $4 + n, substring($6::bytea from n * ${tileBytes} + 1 for ${tileBytes})
         from generate_series(0, $5 - 1) n`,
        [position, name, level, first, count, bytes],
      );
  for (const { first, count, bytes } of sendings(indexes, pieceBytes))
    await client.query(
      `insert into seal_orders (position, tree, number, indexes)
       select $1, $2, $3 + n, substring($5::bytea from n * ${pieceBytes} + 1 for ${pieceBytes})
       from generate_series(0, $4 - 1) n`,
      [position, name, first, count, bytes],
    );
}

/** The database splits the value: a single value is sent as binary, a list as text. */
function sendings(bytes: Buffer, length: number): { first: number; count: number; bytes: Buffer }[] {
  const pieces = Math.ceil(bytes.length / length);
  return Array.from({ length: Math.ceil(pieces / piecesAtOnce) }, (_, i) => {
    const first = i * piecesAtOnce;
    const count = Math.min(piecesAtOnce, pieces - first);
    return { first, count, bytes: bytes.subarray(first * length, (first + count) * length) };
  });
}

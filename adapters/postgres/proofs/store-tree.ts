import type pg from "pg";
import { nodeBytes, tileNodes, type PackedTree } from "#adapters/proofs/packed-tree.ts";
import type { TreeName } from "#domain/proofs/gift-proof.ts";

/** `placed` is how many gifts had a place in it. */
export type BuiltTree = Readonly<{ size: number; placed: number; indexes: Buffer; tree: PackedTree }>;

const tileBytes = tileNodes * nodeBytes;
/** Places whose indexes are kept together, four bytes each. */
export const placesInPiece = 2048;
const pieceBytes = placesInPiece * 4;
/** So many pieces are sent in one statement, of some megabytes. */
const piecesAtOnce = 500;

/** In pieces of ten kilobytes at most, so that a proof reads as many as the tree is high in tiles. */
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

/** Cut up by the database: bytes that are sent as one value travel as they are, a list of them as text. */
function sendings(bytes: Buffer, length: number): { first: number; count: number; bytes: Buffer }[] {
  const pieces = Math.ceil(bytes.length / length);
  return Array.from({ length: Math.ceil(pieces / piecesAtOnce) }, (_, i) => {
    const first = i * piecesAtOnce;
    const count = Math.min(piecesAtOnce, pieces - first);
    return { first, count, bytes: bytes.subarray(first * length, (first + count) * length) };
  });
}

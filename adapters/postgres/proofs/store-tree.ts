import type pg from "pg";
import type { PackedTree } from "#adapters/proofs/packed-tree.ts";
import type { TreeName } from "#domain/proofs/gift-proof.ts";

export type BuiltTree = Readonly<{ size: number; indexes: Buffer; tree: PackedTree }>;

/** So many tiles are sent in one statement: about a megabyte. */
const tilesAtOnce = 100;
/** Places whose indexes are kept together, four bytes each. */
export const placesInPiece = 2048;
const pieceBytes = placesInPiece * 4;

/** In pieces of ten kilobytes at most, so that a proof reads as many as the tree is high in tiles. */
export async function storeTree(
  client: pg.ClientBase,
  position: number,
  name: TreeName,
  { size, indexes, tree }: BuiltTree,
): Promise<void> {
  await client.query("insert into seal_trees (position, tree, size) values ($1, $2, $3)", [
    position,
    name,
    size,
  ]);
  for (let from = 0; from < tree.tiles.length; from += tilesAtOnce) {
    const some = tree.tiles.slice(from, from + tilesAtOnce);
    await client.query(
      `insert into seal_tiles (position, tree, level, number, nodes)
       select $1, $2, level, number, nodes from unnest($3::smallint[], $4::int[], $5::bytea[]) as t (level, number, nodes)`,
      [
        position,
        name,
        some.map(({ level }) => level),
        some.map(({ number }) => number),
        some.map(({ nodes }) => nodes),
      ],
    );
  }
  const pieces = Array.from({ length: Math.ceil(indexes.length / pieceBytes) }, (_, i) =>
    indexes.subarray(i * pieceBytes, (i + 1) * pieceBytes),
  );
  await client.query(
    `insert into seal_orders (position, tree, number, indexes)
     select $1, $2, number - 1, indexes from unnest($3::bytea[]) with ordinality as t (indexes, number)`,
    [position, name, pieces],
  );
}

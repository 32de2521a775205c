import { inTurn } from "./in-turn.ts";
import { cellsPath, paintedTile } from "./mosaic-svg.ts";
import { seededRandom } from "./seeded-random.ts";
import { tilePrograms } from "./tile-palette.ts";
import { singleTile, type Cell, type GlazedTile } from "./tile-pattern.ts";

export type WallRequest = { seed: string; columns: number; rows: number };

/** How far a finished row reaches from the end, and how much one row may differ from the next, in tiles of a hundred. */
const minRowLength = 45;
const rowsDifferBy = 35;

/** A wall that is still being laid: closed at the end of the line and open towards its start. */
export const wallMarkup = ({ seed, columns, rows }: WallRequest, id: string): string =>
  [...layWall(seed, columns, rows)]
    .map(([kind, { tile, cells }]) => paintedTile(tile, cellsPath(cells), `${id}${kind}`))
    .join("");

type Kind = { tile: GlazedTile; cells: Cell[] };

function layWall(seed: string, columns: number, rows: number): Map<string, Kind> {
  const random = seededRandom(seed);
  const kinds = new Map<string, Kind>();
  for (let row = 0; row < rows; row++) {
    const length = Math.round(((minRowLength + random.below(rowsDifferBy)) * columns) / 100);
    // One tile that is put ready, a step away from where the row ends.
    const ready = columns - length - 2 - random.below(2);
    for (let column = 0; column < columns; column++) {
      if (column < columns - length && column !== ready) continue;
      // Each row starts two colours further than the one above, as in a woven band: no tile meets its own kind.
      const program = inTurn(tilePrograms, column + 2 * row);
      const ground = inTurn(grounds, Math.floor(column / 2) + row);
      const { kind, tile } = singleTile(seed, program, [ground]);
      const same = kinds.get(kind);
      if (same) same.cells.push({ column, row });
      else kinds.set(kind, { tile, cells: [{ column, row }] });
    }
  }
  return kinds;
}

const grounds = ["light", "tinted", "light", "dark"] as const;

import { inTurn } from "./in-turn.ts";
import { cellsPath, paintedTile } from "./mosaic-svg.ts";
import { seededRandom } from "./seeded-random.ts";
import { tilePrograms } from "./tile-palette.ts";
import { singleTile, type Cell, type GlazedTile } from "./tile-pattern.ts";

export type WallRequest = { seed: string; columns: number; rows: number };

/** In percent of the columns. */
const minRowLength = 45;
const rowsDifferBy = 35;

/** An unfinished wall: complete at the end of the line, open towards its start. */
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
    // One loose tile, just beyond the end of the row.
    const ready = columns - length - 2 - random.below(2);
    for (let column = 0; column < columns; column++) {
      if (column < columns - length && column !== ready) continue;
      // Each row is shifted by two colours, so that equal tiles never touch.
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

import { tileSize } from "#app/components/tiles/motif-path.ts";
import { grout, tilePrograms, type TileProgram } from "#app/components/tiles/tile-palette.ts";
import {
  singleTile,
  tilePattern,
  type Cell,
  type GlazedTile,
  type TilePattern,
} from "#app/components/tiles/tile-pattern.ts";
import { pathEdges } from "./path-edges.ts";
import { blankPicture, lay, paint, png, type Picture } from "./picture.ts";

/** The size that those who show links ask for. */
export const cardWidth = 1200;
export const cardHeight = 630;

const columns = 9;
const rows = 5;
/** Nine tiles are just wider than the card, so that the wall is cut at its edges as on the page. */
const tilePixels = 134;
const wornFade = 0.18;

/** The mosaic of the record's page. No words: the link's title is shown beside it. */
export const recordCard = (seed: string, program: TileProgram): Promise<Uint8Array> =>
  draw(tilePattern({ seed, program, columns, rows }));

/** All four programs, woven: for every page that is about the foundation as a whole. */
export function siteCard(): Promise<Uint8Array> {
  const kinds = new Map<string, { tile: GlazedTile; cells: Cell[] }>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const program = tilePrograms[(column + 2 * row) % tilePrograms.length] ?? "children";
      const ground = (Math.floor(column / 2) + row) % 3 === 0 ? "dark" : "light";
      const { kind, tile } = singleTile("delft", program, [ground]);
      const same = kinds.get(kind);
      if (same) same.cells.push({ column, row });
      else kinds.set(kind, { tile, cells: [{ column, row }] });
    }
  }
  return draw({ columns, rows, tiles: [...kinds.values()], worn: [] });
}

function draw(pattern: TilePattern): Promise<Uint8Array> {
  const card = blankPicture(cardWidth, cardHeight, grout);
  const left = Math.round((cardWidth - columns * tilePixels) / 2);
  const top = Math.round((cardHeight - rows * tilePixels) / 2);
  const isWorn = ({ column, row }: Cell) =>
    pattern.worn.some((cell) => cell.column === column && cell.row === row);
  for (const { tile, cells } of pattern.tiles) {
    const picture = drawTile(tile);
    for (const cell of cells) {
      const fade = isWorn(cell) ? wornFade : 0;
      lay(card, picture, left + cell.column * tilePixels, top + cell.row * tilePixels, fade);
    }
  }
  return png(card);
}

function drawTile({ ground, shapes }: GlazedTile): Picture {
  const scale = tilePixels / tileSize;
  const picture = blankPicture(tilePixels, tilePixels, grout);
  const edge = tileSize - 1;
  paint(picture, pathEdges(`M1 1L${edge} 1L${edge} ${edge}L1 ${edge}Z`), scale, ground);
  for (const { fill, d } of shapes) paint(picture, pathEdges(d), scale, fill);
  return picture;
}

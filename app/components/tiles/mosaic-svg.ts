import { tileSize } from "./motif-path.ts";
import { hashOf } from "./seeded-random.ts";
import { grout } from "./tile-palette.ts";
import {
  tilePattern,
  type Cell,
  type GlazedTile,
  type MosaicRequest,
  type TilePattern,
} from "./tile-pattern.ts";

const insideGrout = `M1 1h${tileSize - 2}v${tileSize - 2}H1z`;

/** A standalone SVG for mails, PDFs and social cards. */
export function mosaicSvg(request: MosaicRequest): string {
  const pattern = tilePattern(request);
  const id = `t${hashOf(`${request.program}:${request.seed}`).toString(36)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mosaicViewBox(pattern)}" preserveAspectRatio="xMidYMid slice">` +
    `${mosaicMarkup(pattern, id)}</svg>`
  );
}

export const mosaicViewBox = ({ columns, rows }: TilePattern): string =>
  `0 0 ${columns * tileSize} ${rows * tileSize}`;

/** Content of the <svg>. Each kind of tile is one <pattern> shown through its cells: a third of the bytes of <use> elements. */
export function mosaicMarkup(pattern: TilePattern, idPrefix: string): string {
  const everywhere = `M0 0h${pattern.columns * tileSize}v${pattern.rows * tileSize}H0z`;
  return (
    `<path fill="${grout}" d="${everywhere}"/>` +
    pattern.tiles
      .map(({ tile, cells }, index) =>
        paintedTile(tile, index === 0 ? everywhere : cellsPath(cells), `${idPrefix}${index}`),
      )
      .join("") +
    (pattern.worn.length > 0 ? `<path fill="#fff" opacity=".18" d="${cellsPath(pattern.worn)}"/>` : "")
  );
}

export const paintedTile = (tile: GlazedTile, path: string, id: string, className = ""): string =>
  `<pattern id="${id}" width="${tileSize}" height="${tileSize}" patternUnits="userSpaceOnUse" fill-rule="evenodd">` +
  `<path fill="${tile.ground}" d="${insideGrout}"/>` +
  tile.shapes.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join("") +
  `</pattern><path${className && ` class="${className}"`} fill="url(#${id})" d="${path}"/>`;

/** Cells that touch in a row become one rectangle. Cells must come row by row, from the first column to the last. */
export function cellsPath(cells: readonly Cell[]): string {
  const runs: { column: number; row: number; length: number }[] = [];
  for (const { column, row } of cells) {
    const last = runs.at(-1);
    if (last && last.row === row && last.column + last.length === column) last.length++;
    else runs.push({ column, row, length: 1 });
  }
  return runs
    .map(({ column, row, length }) => {
      const x = column * tileSize;
      return `M${x} ${row * tileSize}h${length * tileSize}v${tileSize}H${x}z`;
    })
    .join("");
}

import { Path, Svg } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { tileSize } from "#app/components/tiles/motif-path.ts";
import { grout, tilePrograms, type TileProgram } from "#app/components/tiles/tile-palette.ts";
import { singleTile, tilePattern, type Cell, type GlazedTile } from "#app/components/tiles/tile-pattern.ts";
import { movedPath } from "./moved-path.ts";

type TileBandProps = {
  /** The record's id, which selects its tiles on the site. */
  seed: string;
  /** Null: the four programs alternate. */
  program: TileProgram | null;
  columns: number;
  rows: number;
  width: number;
};

type Laid = readonly { tile: GlazedTile; cells: readonly Cell[] }[];

export function TileBand({ seed, program, columns, rows, width }: TileBandProps) {
  const laid = program ? tilePattern({ seed, program, columns, rows }).tiles : woven(seed, columns, rows);
  const viewBox = `0 0 ${columns * tileSize} ${rows * tileSize}`;
  return (
    <Svg viewBox={viewBox} style={{ width, height: (width / columns) * rows }}>
      <Path fill={grout} d={`M0 0H${columns * tileSize}V${rows * tileSize}H0Z`} />
      {laid.flatMap(({ tile, cells }, kind) => glazes(tile, cells, kind))}
    </Svg>
  );
}

const insideGrout = `M1 1H${tileSize - 1}V${tileSize - 1}H1Z`;
const grounds = ["light", "tinted", "light", "dark"] as const;

/** One path per glaze and kind of tile. */
const glazes = (tile: GlazedTile, cells: readonly Cell[], kind: number): ReactElement[] =>
  [{ fill: tile.ground, d: insideGrout }, ...tile.shapes].map(({ fill, d }, layer) => (
    <Path
      key={`${kind}-${layer}`}
      fill={fill}
      fillRule="evenodd"
      d={cells.map(({ column, row }) => movedPath(d, column * tileSize, row * tileSize)).join("")}
    />
  ));

function woven(seed: string, columns: number, rows: number): Laid {
  const kinds = new Map<string, { tile: GlazedTile; cells: Cell[] }>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // Each row is shifted by two colors, so that equal tiles never meet.
      const program = tilePrograms[(column + 2 * row) % tilePrograms.length] as TileProgram;
      const ground = grounds[(Math.floor(column / 2) + row) % grounds.length] as "light";
      const { kind, tile } = singleTile(`${seed} ${program}`, program, [ground]);
      const same = kinds.get(kind) ?? { tile, cells: [] };
      kinds.set(kind, same);
      same.cells.push({ column, row });
    }
  }
  return [...kinds.values()];
}

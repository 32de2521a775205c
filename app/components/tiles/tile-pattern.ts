import { arrangements, placeOf, type Part } from "./arrangements.ts";
import { inTurn } from "./in-turn.ts";
import { motifsOf, type Motif } from "./motifs.ts";
import { seededRandom, type Random } from "./seeded-random.ts";
import { bareTile, glazesOf, saffron, type TileProgram } from "./tile-palette.ts";

export type Cell = Readonly<{ column: number; row: number }>;

export type GlazedTile = Readonly<{ ground: string; shapes: readonly { fill: string; d: string }[] }>;

export type TilePattern = Readonly<{
  columns: number;
  rows: number;
  /** Every cell of the wall is in exactly one of these. */
  tiles: readonly { tile: GlazedTile; cells: readonly Cell[] }[];
  /** Cells with a slightly lighter glaze. */
  worn: readonly Cell[];
}>;

export type MosaicRequest = Readonly<{
  seed: string;
  program: TileProgram;
  columns?: number;
  rows?: number;
}>;

/** Odd, so that there is one tile in the middle, and close to the 16:9 of a card's cover. */
export const defaultColumns = 9;
export const defaultRows = 5;
const oneTileInThisManyIsWorn = 7;
/** More golden tiles than this share, and saffron drowns the program's own colour. */
const maxGoldenTilesPerHundred = 8;

/** Deterministic: the same request always gives the same wall. */
export function tilePattern({
  seed,
  program,
  columns = defaultColumns,
  rows = defaultRows,
}: MosaicRequest): TilePattern {
  const random = seededRandom(`${program}:${seed}`);
  const arrange = random.pick(arrangements);
  const cellsOf: Record<Part, Cell[]> = { field: [], counter: [], jewel: [] };
  const worn: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      cellsOf[arrange(placeOf({ column, row }, columns, rows))].push({ column, row });
      if (random.below(oneTileInThisManyIsWorn) === 0) worn.push({ column, row });
    }
  }

  const mayBeGolden = cellsOf.jewel.length * 100 <= maxGoldenTilesPerHundred * columns * rows;
  const tiles = tilesForParts(program, random, mayBeGolden);
  const parts: Part[] = ["field", "counter", "jewel"];
  return {
    columns,
    rows,
    tiles: parts
      .filter((part) => cellsOf[part].length > 0)
      .map((part) => ({ tile: tiles[part], cells: cellsOf[part] })),
    worn,
  };
}

/** Seeds with the same tile share its `kind`. */
export function singleTile(
  seed: string,
  program: TileProgram,
  grounds: readonly (keyof Colourings)[] = ["light", "dark"],
): { kind: string; tile: GlazedTile } {
  const random = seededRandom(`${program}:${seed}`);
  const motifs = motifsOf[program];
  const motif = random.below(motifs.length);
  const ground = random.pick(grounds);
  return {
    kind: `${program}-${motif}-${ground}`,
    tile: glazed(inTurn(motifs, motif), colouringsOf(program)[ground]),
  };
}

function tilesForParts(program: TileProgram, random: Random, mayBeGolden: boolean): Record<Part, GlazedTile> {
  const [first, other, third] = random.shuffle(motifsOf[program]);
  if (!first || !other || !third) throw new Error(`Program ${program} needs at least three motifs`);
  const { light, tinted, dark, golden } = colouringsOf(program);
  // The field and its counterpart never share a ground, or the arrangement would not be seen.
  const [field, counter] = random.pick([
    [light, dark],
    [light, tinted],
    [tinted, dark],
    [dark, light],
  ] as const);
  const jewel = mayBeGolden ? golden : counter === dark ? light : dark;
  return { field: glazed(first, field), counter: glazed(other, counter), jewel: glazed(third, jewel) };
}

const glazed = (motif: Motif, colouring: Colouring): GlazedTile => ({
  ground: colouring.ground,
  shapes: motif.map(({ role, d }) => ({ fill: colouring[role], d })),
});

type Colouring = Readonly<{ ground: string; figure: string; second: string; spark: string }>;
type Colourings = Readonly<Record<"light" | "tinted" | "dark" | "golden", Colouring>>;

function colouringsOf(program: TileProgram): Colourings {
  const { deep, mid, soft } = glazesOf[program];
  return {
    light: { ground: bareTile, figure: deep, second: mid, spark: saffron },
    tinted: { ground: soft, figure: mid, second: deep, spark: bareTile },
    dark: { ground: deep, figure: soft, second: mid, spark: saffron },
    golden: { ground: saffron, figure: deep, second: bareTile, spark: bareTile },
  };
}

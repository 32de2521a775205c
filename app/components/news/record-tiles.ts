import { tilesOf } from "../content/program-look.ts";
import { hashOf } from "../tiles/seeded-random.ts";
import { tilePrograms, type TileProgram } from "../tiles/tile-palette.ts";

type Colored = Readonly<{ id: string; color: string | null }>;

/** Records without a program use one of the four, always the same. */
export const tilesOfRecord = ({ id, color }: Colored): TileProgram =>
  color === null ? (tilePrograms[hashOf(id) % tilePrograms.length] ?? "children") : tilesOf({ color });

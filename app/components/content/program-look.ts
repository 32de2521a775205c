import type { TileProgram } from "../tiles/tile-palette.ts";

type Colored = Readonly<{ color: string }>;

const tilesByColor: Readonly<Record<string, TileProgram>> = {
  blue: "children",
  purple: "elderly",
  green: "animals",
  red: "disaster",
};

/** Programs that staff add later take the tiles of their colour. */
export const tilesOf = ({ color }: Colored): TileProgram => tilesByColor[color] ?? "children";

/** A project whose program is not known here keeps the tiles of its program's own name, if there are any. */
export const tilesOfProject = (programId: string, program?: Colored | null): TileProgram =>
  program
    ? tilesOf(program)
    : (Object.values(tilesByColor).find((tiles) => tiles === programId) ?? "children");

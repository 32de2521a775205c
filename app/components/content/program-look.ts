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

/** A project of an unknown program uses the tiles of that program's name, if they exist. */
export const tilesOfProject = (programId: string, program?: Colored | null): TileProgram =>
  program
    ? tilesOf(program)
    : (Object.values(tilesByColor).find((tiles) => tiles === programId) ?? "children");

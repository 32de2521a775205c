import { bareTile, glazesOf, saffron, type TileProgram } from "./tile-palette.ts";

/** Which glaze the ground and each shape of a motif take. */
export type Colouring = Readonly<{ ground: string; figure: string; second: string; spark: string }>;
export type Colourings = Readonly<Record<"light" | "tinted" | "dark" | "golden", Colouring>>;

export function colouringsOf(program: TileProgram): Colourings {
  const { deep, mid, soft } = glazesOf[program];
  return {
    light: { ground: bareTile, figure: deep, second: mid, spark: saffron },
    tinted: { ground: soft, figure: mid, second: deep, spark: bareTile },
    dark: { ground: deep, figure: soft, second: mid, spark: saffron },
    golden: { ground: saffron, figure: deep, second: bareTile, spark: bareTile },
  };
}

import { useCallback } from "react";
import { tileSize } from "../tiles/motif-path.ts";
import type { TileProgram } from "../tiles/tile-palette.ts";
import { classNames } from "../ui/class-names.ts";
import { DrawnSvg, type Draw } from "./drawn-svg.tsx";

const columns = 9;
const rows = 5;

type Props = { seed: string; program: TileProgram; className?: string };

/** Fills its box, cut at the edges like a photograph. */
export function DrawnMosaic({ seed, program, className }: Props) {
  const draw = useCallback<Draw>(
    (drawing, id) => drawing.drawMosaic({ seed, program, columns, rows }, id),
    [seed, program],
  );
  return (
    <DrawnSvg
      draw={draw}
      viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(grounds[program], className)}
    />
  );
}

/** Placeholder until the tiles are drawn. */
const grounds: Readonly<Record<TileProgram, string>> = {
  children: "bg-children-soft",
  elderly: "bg-elderly-soft",
  animals: "bg-animals-soft",
  disaster: "bg-disaster-soft",
};

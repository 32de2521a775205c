import { tileSize } from "../tiles/motif-path.ts";
import { classNames } from "../ui/class-names.ts";
import { DrawnSvg, type Draw } from "./drawn-svg.tsx";

const columns = 12;
const rows = 10;
const draw: Draw = (drawing, id) => drawing.drawWall({ seed: "delft", columns, rows }, id);

export const DrawnWall = ({ className }: { className?: string }) => (
  <DrawnSvg
    draw={draw}
    viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
    preserveAspectRatio="xMaxYMid slice"
    className={classNames("rtl:-scale-x-100 print:hidden", className)}
  />
);

import { useId } from "react";
import { tileSize } from "./motif-path.ts";
import { wallMarkup } from "./wall-markup.ts";

type TileWallProps = { seed?: string; columns?: number; rows?: number; className?: string };

const defaultColumns = 16;
const defaultRows = 10;

/**
 * An ornament: a wall that is still being laid. It is closed at the end of the line and open towards its start, where the words
 * are. It fills its box, so give it a place with `absolute inset-0` or a width of its own.
 */
export function TileWall({
  seed = "delft",
  columns = defaultColumns,
  rows = defaultRows,
  className = "",
}: TileWallProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
      preserveAspectRatio="xMaxYMid slice"
      className={`rtl:-scale-x-100 print:hidden ${className}`}
      dangerouslySetInnerHTML={{ __html: wallMarkup({ seed, columns, rows }, id) }}
    />
  );
}

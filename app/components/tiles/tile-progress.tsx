import { cappedProgress } from "../ui/capped-progress.ts";
import type { TileTone } from "./figure-tile.tsx";
import { TileGrid } from "./tile-grid.tsx";

type TileProgressProps = {
  value: number;
  max?: number;
  label: string;
  /** "€4,500 of €6,000 raised". */
  valueText: string;
  tiles?: 10 | 20;
  tone?: Exclude<TileTone, "empty">;
  className?: string;
};

/** A row of tiles that fill. It is full at the goal and stays full beyond it. */
export function TileProgress({
  value,
  max,
  label,
  valueText,
  tiles = 20,
  tone = "action",
  className,
}: TileProgressProps) {
  const progress = cappedProgress(value, max);
  const filled = progress.share * tiles;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot hold tiles
      role="progressbar"
      aria-label={label}
      aria-valuenow={progress.value}
      aria-valuemin={0}
      aria-valuemax={progress.max}
      aria-valuetext={valueText}
      className={className}
    >
      <TileGrid
        columns={tiles}
        rows={1}
        runs={[
          { tone, count: filled },
          { tone: "empty", count: tiles - filled },
        ]}
      />
    </div>
  );
}

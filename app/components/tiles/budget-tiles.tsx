import type { Cents } from "#domain/money/cents.ts";
import { cappedProgress } from "../ui/capped-progress.ts";
import { FigureTile } from "./figure-tile.tsx";
import { TileGrid } from "./tile-grid.tsx";

type BudgetTilesProps = {
  spentCents: Cents;
  budgetCents: Cents;
  /** For screen readers. */
  description: string;
  /** "€45,000 spent" and "€15,000 waiting", as the legend says them. */
  spentLabel: string;
  waitingLabel: string;
  className?: string;
};

const columns = 20;
const rows = 2;

export function BudgetTiles(props: BudgetTilesProps) {
  const { description, spentLabel, waitingLabel, className = "" } = props;
  const spent = tilesSpent(props.spentCents, props.budgetCents, columns * rows);
  return (
    <figure className={className}>
      <p className="sr-only">{description}</p>
      <TileGrid
        columns={columns}
        rows={rows}
        runs={[
          { tone: "action", count: spent },
          { tone: "empty", count: columns * rows - spent },
        ]}
      />
      <figcaption className="mt-2 grid gap-1 text-sm">
        <span className="flex items-center gap-2">
          <FigureTile tone="action" className="size-4" />
          {spentLabel}
        </span>
        <span className="flex items-center gap-2">
          <FigureTile tone="empty" className="size-4" />
          {waitingLabel}
        </span>
      </figcaption>
    </figure>
  );
}

/** A tile turns only when all of it is spent: a budget that is nearly used up must not look used up. */
export function tilesSpent(spentCents: Cents, budgetCents: Cents, tiles: number): number {
  const { value } = cappedProgress(spentCents, budgetCents);
  return Math.floor((value * tiles) / budgetCents);
}

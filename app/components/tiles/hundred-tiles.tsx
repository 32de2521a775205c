import { FigureLink } from "../content/figure-link.tsx";
import { FigureTile, type TileTone } from "./figure-tile.tsx";
import { TileGrid } from "./tile-grid.tsx";
import { wholeShares } from "./whole-shares.ts";

type HundredTilesPart = Readonly<{
  label: string;
  percent: number;
  tone: TileTone;
  /** The percentage as the reader's language writes it. */
  figure: string;
  figureId?: string;
}>;

type HundredTilesProps = {
  parts: readonly HundredTilesPart[];
  /** For screen readers. */
  description: string;
  /** Above the fold. */
  first?: boolean;
  className?: string;
};

const side = 10;

/** Of every hundred euros: a hundred tiles that can be counted, with a legend beneath. */
export function HundredTiles({ parts, description, first = false, className = "" }: HundredTilesProps) {
  const counts = wholeShares(
    parts.map(({ percent }) => percent),
    side * side,
  );
  const runs = parts.map(({ tone }, index) => ({ tone, count: counts[index] ?? 0 }));
  return (
    <figure className={className}>
      <p className="sr-only" data-figure={parts.map(({ figureId }) => figureId).join(" ")}>
        {description}
      </p>
      <TileGrid columns={side} rows={side} runs={runs} first={first} />
      <figcaption>
        <ul className="mt-4 grid gap-2">
          {parts.map(({ label, figure, figureId, tone }) => (
            <li key={label} className="flex items-center gap-3">
              <FigureTile tone={tone} className="size-6 shrink-0" />
              <span className="grow">{label}</span>
              <bdi className="font-semibold">
                <FigureLink id={figureId} label={`${figure} ${label}`}>
                  {figure}
                </FigureLink>
              </bdi>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

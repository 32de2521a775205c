import { useEffect, useId, useRef } from "react";
import { FigureTilePattern, figureTileSize, type TileTone } from "./figure-tile.tsx";

/** Well inside the screen, so that it is seen turning. */
const margin = "-10% 0px";

/** Animates a figure once, when it is first scrolled into view. Before that, in print and without script it is complete. */
function turnWhenReached(figure: Element): () => void {
  let wasAway = false;
  const observer = new IntersectionObserver(
    ([now]) => {
      if (!now?.isIntersecting) wasAway = true;
      else {
        observer.disconnect();
        figure.toggleAttribute("data-turning", wasAway);
      }
    },
    { rootMargin: margin },
  );
  observer.observe(figure);
  return () => observer.disconnect();
}

/** So many tiles of one tone, laid after the ones before. A part of a tile is cut where it ends. */
type TileRun = Readonly<{ tone: TileTone; count: number }>;

const rowsTurnApartMs = 50;

type TileGridProps = {
  columns: number;
  rows: number;
  runs: readonly TileRun[];
  /** Visible at the first view, so it animates with the page instead of on scroll. */
  first?: boolean;
  className?: string;
};

/** Counted tiles, row by row in reading direction. Hidden from screen readers: the caller provides the text. */
export function TileGrid({ columns, rows, runs, first = false, className = "" }: TileGridProps) {
  const id = useId();
  const figure = useRef<SVGSVGElement>(null);
  useEffect(() => (first || !figure.current ? undefined : turnWhenReached(figure.current)), [first]);
  const tones = [...new Set(runs.map(({ tone }) => tone))];
  return (
    <svg
      ref={figure}
      viewBox={`0 0 ${columns * figureTileSize} ${rows * figureTileSize}`}
      aria-hidden="true"
      data-turning={first ? "" : undefined}
      className={`group block h-auto w-full rtl:-scale-x-100 ${className}`}
    >
      {tones.map((tone) => (
        <FigureTilePattern key={tone} id={`${id}${tone}`} tone={tone} />
      ))}
      {segmentsOf(runs, columns, rows).map(({ tone, row, from, to }) => (
        <path
          key={`${row}-${from}`}
          className="group-data-turning:tile-turn"
          style={{ animationDelay: `${row * rowsTurnApartMs}ms` }}
          fill={`url(#${id}${tone})`}
          d={`M${from} ${row * figureTileSize}H${to}v${figureTileSize}H${from}z`}
        />
      ))}
    </svg>
  );
}

type Segment = { tone: TileTone; row: number; from: number; to: number };

function segmentsOf(runs: readonly TileRun[], columns: number, rows: number): Segment[] {
  const rowWidth = columns * figureTileSize;
  const segments: Segment[] = [];
  let laid = 0;
  for (const { tone, count } of runs) {
    const start = Math.round(laid * figureTileSize);
    laid += count;
    const end = Math.round(laid * figureTileSize);
    for (let row = 0; row < rows; row++) {
      const from = Math.max(start - row * rowWidth, 0);
      const to = Math.min(end - row * rowWidth, rowWidth);
      if (from < to) segments.push({ tone, row, from, to });
    }
  }
  return segments;
}

import { useId } from "react";
import {
  FigureTilePattern,
  figureTileSize as tile,
  type TileTone,
} from "../../../components/tiles/figure-tile.tsx";
import { scaleFor } from "./scale.ts";

type Pile = Readonly<{ tone: TileTone; value: number }>;
type ChartColumn = Readonly<{
  key: string;
  title: string;
  up: readonly Pile[];
  /** Hangs below the line. */
  down?: Pile;
}>;

type Props = {
  columns: readonly ChartColumn[];
  /** The chart in a sentence, for screen readers. */
  description: string;
  say: (value: number) => string;
  /** Under the first and the last column. */
  ends: readonly [string, string];
};

const widthToHeight = 2.8;
const minChartWidth = 30 * tile;
/** More columns than this are too narrow for tiles that can be seen. */
const maxTiledColumns = 62;

/** Columns of tiles, in reading direction. */
export function ColumnChart({ columns, description, say, ends }: Props) {
  const id = useId();
  const tilesAcross = columns.length <= 8 ? 3 : columns.length <= 16 ? 2 : 1;
  const barWidth = tilesAcross * tile;
  const closest = barWidth + tile / (columns.length > 16 ? 4 : 2);
  const width = Math.max(columns.length * closest, minChartWidth);
  // With few columns, spread them so that first and last are above their labels.
  const pitch = width / Math.max(columns.length, 1);
  const highest = Math.max(...columns.map(({ up }) => up.reduce((sum, { value }) => sum + value, 0)), 0);
  const lowest = Math.max(...columns.map(({ down }) => down?.value ?? 0), 0);
  const { top, bottom, rows } = scaleFor(highest, lowest, Math.round(width / widthToHeight / tile));
  const height = rows * tile;
  const perUnit = height / (top + bottom);
  const line = top * perUnit;
  const tones = [
    ...new Set(columns.flatMap(({ up, down }) => [...up, ...(down ? [down] : [])]).map(({ tone }) => tone)),
  ];
  const isTiled = columns.length <= maxTiledColumns;
  const marks = [top, top / 2, 0, ...(bottom > 0 ? [-bottom] : [])];

  const box = (tone: TileTone, from: number, to: number) => (
    <path
      key={`${tone}${from}`}
      className={isTiled ? undefined : plainFill[tone]}
      fill={isTiled ? `url(#${id}${tone})` : undefined}
      d={`M0 ${from}h${barWidth}V${to}H0z`}
    />
  );
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs text-ink-soft">
      <p className="sr-only">{description}</p>
      <div aria-hidden="true" className="relative min-w-12">
        {marks.map((mark) => (
          <bdi
            key={mark}
            className="absolute end-0 -translate-y-1/2 whitespace-nowrap"
            style={{ insetBlockStart: `${((top - mark) / (top + bottom)) * 100}%` }}
          >
            {say(Math.abs(mark))}
          </bdi>
        ))}
        {/* Reserves the width of the widest mark, which is positioned absolutely. */}
        <bdi className="invisible whitespace-nowrap">{say(top)}</bdi>
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="block h-auto w-full rtl:-scale-x-100"
      >
        {tones.map((tone) => (
          <FigureTilePattern key={tone} id={`${id}${tone}`} tone={tone} />
        ))}
        {marks.map((mark) => (
          <path
            key={mark}
            className={mark === 0 ? "stroke-line-strong" : "stroke-line"}
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
            d={`M0 ${line - mark * perUnit}H${width}`}
          />
        ))}
        {columns.map(({ key, title, up, down }, place) => {
          let laid = 0;
          return (
            <g key={key} transform={`translate(${place * pitch + (pitch - barWidth) / 2} ${line})`}>
              <title>{title}</title>
              <path className="fill-transparent" d={`M0 ${-line}h${barWidth}V${height - line}H0z`} />
              {up.map(({ tone, value }) => {
                const from = -laid * perUnit;
                laid += value;
                return value > 0 && box(tone, from, -laid * perUnit);
              })}
              {down && down.value > 0 && box(down.tone, 0, down.value * perUnit)}
            </g>
          );
        })}
      </svg>
      <div className="col-start-2 flex justify-between gap-4">
        <bdi>{ends[0]}</bdi>
        <bdi>{ends[1]}</bdi>
      </div>
    </figure>
  );
}

const plainFill: Readonly<Record<TileTone, string>> = {
  action: "fill-action",
  accent: "fill-accent",
  urgent: "fill-urgent",
  quiet: "fill-neutral",
  empty: "fill-line",
};

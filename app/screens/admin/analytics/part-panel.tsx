import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { shareOf } from "#domain/analytics/figures.ts";
import type { Dimension } from "#domain/analytics/parts.ts";
import { TileGrid } from "../../../components/tiles/tile-grid.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Panel } from "./panel.tsx";

const tiles = 25;

/** Each part as a row of tiles; a full row is the total. */
export function PartPanel({
  dimension,
  data,
  search,
}: {
  dimension: Dimension;
  data: AnalyticsAnswer;
  search: string;
}) {
  const { text, format } = useText();
  const whole = data.total.givenCents;
  return (
    <Panel table={dimension} data={data} search={search}>
      <ul className="grid gap-4">
        {data.parts[dimension].map(({ key, label, gifts, givenCents }) => {
          const share = shareOf(givenCents, whole);
          const laid = whole > 0 ? (givenCents / whole) * tiles : 0;
          return (
            <li key={key} className="grid gap-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <bdi className="font-medium">{label}</bdi>
                <span className="text-ink-soft">
                  <bdi className="font-semibold text-ink">{format.money(givenCents)}</bdi>
                  {" · "}
                  <bdi>{text("analytics.gifts", { gifts })}</bdi>
                  {share !== null && (
                    <>
                      {" · "}
                      <bdi>{format.percent(share)}</bdi>
                    </>
                  )}
                </span>
              </div>
              <TileGrid
                columns={tiles}
                rows={1}
                runs={[
                  { tone: "action", count: laid },
                  { tone: "empty", count: tiles - laid },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

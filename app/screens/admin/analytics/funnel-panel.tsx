import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { TileGrid } from "../../../components/tiles/tile-grid.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { useText } from "../../../i18n/text.tsx";
import { NotNarrowed } from "./not-narrowed.tsx";
import { Panel } from "./panel.tsx";

const tiles = 25;

/** Where visitors leave the form. The longest row is full and sets the scale. */
export function FunnelPanel({ data, search }: { data: AnalyticsAnswer; search: string }) {
  const { text, format } = useText();
  const { funnel } = data;
  const most = Math.max(...funnel.map(({ count }) => count));
  return (
    <Panel table="funnel" data={data} search={search} isEmpty={most === 0}>
      <p className="max-w-prose text-sm text-ink-soft">
        {text("analytics.funnel.text")} <NotNarrowed data={data} />
      </p>
      {most === 0 ? (
        <EmptyState title={text("analytics.funnel.none")} />
      ) : (
        <ol className="mt-4 grid gap-4">
          {funnel.map(({ step, count, ofBefore }) => (
            <li key={step} className="grid gap-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <span className="font-medium">{text(`analytics.step.${step}`)}</span>
                <span className="text-ink-soft">
                  <bdi className="font-semibold text-ink">{format.number(count)}</bdi>
                  {ofBefore !== null && (
                    <>
                      {" · "}
                      {text("analytics.funnel.before", { percent: format.percent(ofBefore) })}
                    </>
                  )}
                </span>
              </div>
              <TileGrid
                columns={tiles}
                rows={1}
                runs={[
                  { tone: step === "paid" ? "accent" : "action", count: (count / most) * tiles },
                  { tone: "empty", count: tiles - (count / most) * tiles },
                ]}
              />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

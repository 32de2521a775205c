import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { FigureTile } from "../../../components/tiles/figure-tile.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { useText } from "../../../i18n/text.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { NotNarrowed } from "./not-narrowed.tsx";
import { Panel } from "./panel.tsx";

const legend = [
  ["kept", "action"],
  ["begun", "accent"],
  ["lost", "urgent"],
] as const;

/** Kept and new are above the axis, lost is below it. */
export function MonthlyPanel({ data, search }: { data: AnalyticsAnswer; search: string }) {
  const { text, format } = useText();
  const { monthly } = data;
  const last = monthly.at(-1);
  if (!last || monthly.every(({ atEnd, lost }) => atEnd.gifts + lost.gifts === 0))
    return (
      <Panel table="monthly" data={data} search={search} isEmpty>
        <EmptyState title={text("analytics.monthly.none")} />
      </Panel>
    );
  const valuesOf = ({ month, atStart, kept, lost, begun }: typeof last) => ({
    month: format.month(month),
    start: format.number(atStart.gifts),
    kept: format.number(kept.gifts),
    lost: format.number(lost.gifts),
    begun: format.number(begun.gifts),
  });
  return (
    <Panel table="monthly" data={data} search={search}>
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-ink-soft">
          {text("analytics.monthly.text")} <NotNarrowed data={data} />
        </p>
        <p className="font-medium">
          {text("analytics.monthly.running", {
            gifts: last.atEnd.gifts,
            amount: format.money(last.atEnd.cents),
          })}
        </p>
        <ColumnChart
          description={text("analytics.monthly.summary", valuesOf(last))}
          say={format.number}
          ends={[format.month(monthly[0]?.month ?? last.month), format.month(last.month)]}
          columns={monthly.map((month) => ({
            key: month.month,
            title: text("analytics.monthly.bar", valuesOf(month)),
            up: [
              { tone: "action", value: month.kept.gifts },
              { tone: "accent", value: month.begun.gifts },
            ],
            down: { tone: "urgent", value: month.lost.gifts },
          }))}
        />
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {legend.map(([name, tone]) => (
            <li key={name} className="flex items-center gap-2">
              <FigureTile tone={tone} className="size-4" />
              {text(`analytics.monthly.${name}`)}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

import { useLocation, useSearch } from "wouter";
import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { dimensions } from "#domain/analytics/parts.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { AnalyticsFilter } from "./analytics-filter.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { InShort } from "./in-short.tsx";
import { MonthlyPanel } from "./monthly-panel.tsx";
import { PartPanel } from "./part-panel.tsx";
import { analyticsKey, analyticsSearch, own, readAnalyticsView, type AnalyticsView } from "./view.ts";
import { asCents } from "#domain/money/cents.ts";
import { ColumnChart } from "./column-chart.tsx";
import { Panel } from "./panel.tsx";
import { useBucketLabel } from "./use-bucket-label.ts";
import { namedPeriods } from "#domain/analytics/period.ts";
import { classNames } from "../../../components/ui/class-names.ts";

export function Analytics() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = readAnalyticsView(search);
  const { data, error } = useApi(analyticsKey(search), freshForMs);
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <div className="grid gap-4">
        <PeriodLinks view={view} />
        <AnalyticsFilter view={view} data={data} onShow={(next) => navigate(own + analyticsSearch(next))} />
      </div>
      {!data && <Waiting error={error} />}
      {data && <Figures data={data} search={analyticsSearch(view)} />}
    </div>
  );
}

function Figures({ data, search }: { data: AnalyticsAnswer; search: string }) {
  const { text } = useText();
  const hasGifts = data.total.gifts > 0 || data.total.returnedCents !== 0;
  return (
    <>
      <InShort data={data} />
      {hasGifts ? (
        <>
          <TimePanel data={data} search={search} />
          <div className="grid items-start gap-6 xl:grid-cols-2 [&>*]:min-w-0">
            {dimensions.map((dimension) => (
              <PartPanel key={dimension} dimension={dimension} data={data} search={search} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState
          title={text("analytics.none")}
          action={
            <Link href={own} className="text-link">
              {text("analytics.clear")}
            </Link>
          }
        >
          {text("analytics.none.text")}
        </EmptyState>
      )}
      <MonthlyPanel data={data} search={search} />
      <FunnelPanel data={data} search={search} />
    </>
  );
}

function TimePanel({ data, search }: { data: AnalyticsAnswer; search: string }) {
  const { text, format } = useText();
  const labelOf = useBucketLabel();
  const { time, total, period } = data;
  const labels = time.map(({ name, from }) => labelOf(name, from));
  return (
    <Panel table="time" data={data} search={search}>
      <ColumnChart
        description={text("analytics.time.summary", {
          amount: format.money(total.givenCents),
          gifts: total.gifts,
          from: format.date(period.from),
          to: format.date(period.to),
        })}
        say={(value) => format.money(asCents(Math.round(value)))}
        ends={[labels[0] ?? "", labels.at(-1) ?? ""]}
        columns={time.map(({ name, gifts, givenCents }, place) => ({
          key: name,
          title: text("analytics.time.bar", {
            when: labels[place] ?? "",
            amount: format.money(givenCents),
            gifts,
          }),
          up: [{ tone: "action", value: givenCents }],
        }))}
      />
    </Panel>
  );
}

const usual = "30d";

/** Links to the two usual periods. Other filters stay, except the step size. */
function PeriodLinks({ view }: { view: AnalyticsView }) {
  const { text } = useText();
  const { campaign, frequency } = view;
  const current = view.from === undefined ? (view.period ?? usual) : null;
  return (
    <nav aria-label={text("analytics.period")}>
      <ul className="flex flex-wrap gap-2">
        {namedPeriods.map((name) => (
          <li key={name}>
            <Link
              href={
                own +
                analyticsSearch({
                  ...(name !== usual && { period: name }),
                  ...(campaign !== undefined && { campaign }),
                  ...(frequency !== undefined && { frequency }),
                })
              }
              aria-current={name === current ? "true" : undefined}
              className={classNames("button", name === current ? "button-primary" : "button-secondary")}
            >
              {text(`analytics.period.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
import { PeriodLinks } from "./period-links.tsx";
import { TimePanel } from "./time-panel.tsx";
import { analyticsKey, analyticsSearch, own, readAnalyticsView } from "./view.ts";

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

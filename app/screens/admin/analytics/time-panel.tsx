import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { asCents } from "#domain/money/cents.ts";
import { useText } from "../../../i18n/text.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { Panel } from "./panel.tsx";
import { useBucketLabel } from "./use-bucket-label.ts";

export function TimePanel({ data, search }: { data: AnalyticsAnswer; search: string }) {
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

import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import { netCents } from "#domain/analytics/figures.ts";
import { FigureText } from "../../../components/ui/figure-text.tsx";
import { useText } from "../../../i18n/text.tsx";

export function InShort({ data }: { data: AnalyticsAnswer }) {
  const { text, format } = useText();
  const { total, averageCents, newDonors, period } = data;
  const figures = [
    ["given", format.money(total.givenCents)],
    ["gifts", format.number(total.gifts)],
    ["average", averageCents === null ? "–" : format.money(averageCents)],
    ["newDonors", format.number(newDonors)],
    ["returned", format.money(total.returnedCents)],
    ["net", format.money(netCents(total))],
  ] as const;
  return (
    <section aria-labelledby="in-short">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="in-short" className="text-xl">
          {text("analytics.figures")}
        </h2>
        <p className="text-sm text-ink-soft">
          {text("analytics.span", { from: format.date(period.from), to: format.date(period.to) })}
        </p>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-paper-raised p-4">
            <dt className="text-sm text-ink-soft">{text(`analytics.figure.${name}`)}</dt>
            <dd className="@container text-2xl font-semibold">
              <FigureText>{figure}</FigureText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

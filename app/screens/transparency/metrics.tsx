import { sampleFigures } from "#domain/content/sample-figures.ts";
import type { Origin } from "#domain/transparency/origin.ts";
import type { TransparencyAnswer } from "#domain/transparency/transparency-answer.ts";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { FigureText } from "../../components/ui/figure-text.tsx";
import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Article } from "./article.tsx";
import { OriginNote } from "./origin-note.tsx";

type Metric = { id?: string | undefined; label: string; value: string; origin: Origin | undefined };

export function Metrics({ efficiency, rating, raised, beneficiaries }: TransparencyAnswer) {
  const { text, format } = useText();
  const { sampleFallback, claims } = useSite();
  const { data } = useApi("/api/impact-stats");
  const stats = data ?? (sampleFallback ? sampleFigures.impactStats : null);
  const metrics: (Metric | null | false)[] = [
    efficiency && {
      id: "program-share",
      label: text("transparency.metrics.efficiency"),
      value: format.percent(efficiency.percent),
      origin: efficiency.origin,
    },
    rating &&
      claims.includes("rating") && {
        label: text("transparency.metrics.rating"),
        value: rating.value,
        origin: rating.origin,
      },
    stats && {
      id: data && "raised",
      label: text("transparency.metrics.raised"),
      value: text("transparency.metrics.millions", { amount: format.millions(stats.totalRaised) }),
      origin: raised.origin,
    },
    stats && {
      id: data && "beneficiaries",
      label: text("transparency.metrics.beneficiaries"),
      value: format.number(stats.totalBeneficiaries),
      origin: beneficiaries?.origin,
    },
  ];
  return (
    <Article id="metrics" title={text("transparency.metrics.title")}>
      <dl className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {metrics
          .filter((metric) => metric !== null && metric !== false)
          .map(({ id, label, value, origin }) => (
            <div key={label} data-figure={id} className="flex flex-col border-s border-line-strong ps-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd>
                <div className="@container text-4xl font-semibold">
                  <FigureLink id={id} label={`${value} ${label}`}>
                    <FigureText>{value}</FigureText>
                  </FigureLink>
                </div>
                {origin && <OriginNote of={label} origin={origin} result={value} className="mt-2" />}
              </dd>
            </div>
          ))}
      </dl>
    </Article>
  );
}

/** Raised, spent and the difference side by side: the total raised is of all years, the spending below of one. */
export function Account({ since, raisedCents, spentCents, leftCents }: TransparencyAnswer["account"]) {
  const { text, format } = useText();
  const year = { year: String(since) };
  const sums = [
    [text("transparency.account.raised", year), raisedCents],
    [text("transparency.account.spent", year), spentCents],
    [text("transparency.account.left"), leftCents],
  ] as const;
  return (
    <Article
      id="account"
      title={text("transparency.account.title")}
      lead={text("transparency.account.lead", year)}
    >
      <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-3" data-rows="picture/flow">
        {sums.map(([label, cents]) => (
          <div key={label} className="border-s border-line-strong ps-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="@container text-3xl font-semibold">
              <FigureText>{format.money(cents)}</FigureText>
            </dd>
          </div>
        ))}
      </dl>
    </Article>
  );
}

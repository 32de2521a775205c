import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { FigureText } from "../../../components/ui/figure-text.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Section } from "../../../components/ui/section.tsx";

export function StatCards() {
  const { text, format } = useText();
  const { data, error } = useApi("/api/my/giving");
  if (error && !data) return <NotLoaded />;
  const count = (n?: number): string => (n === undefined ? "" : text("dashboard.stats.count", { n }));
  const stats = [
    ["total", data?.totalCents, count(data?.totalCount)],
    ["year", data?.yearCents, count(data?.yearCount)],
    ["deductible", data?.deductibleCents, text("dashboard.stats.deductibleCaption")],
    ["monthly", data?.monthlyCents, text("dashboard.stats.monthlyCaption")],
  ] as const;
  return (
    <Section id="sums" title={text("dashboard.stats.title")} heading="sr-only" className="grid gap-4">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {stats.map(([name, cents, caption]) => (
          <div key={name} className="grid content-start gap-1 border-t-4 border-action bg-paper-raised p-5">
            <dt className="font-medium">{text(`dashboard.stats.${name}`)}</dt>
            <dd className="@container text-3xl font-semibold">
              <FigureText>{cents === undefined ? "–" : format.money(cents)}</FigureText>
            </dd>
            <dd className="text-sm text-ink-soft">{caption}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-sm text-ink-soft">
        {text("dashboard.stats.deductibleNote")}{" "}
        <Link href="/dashboard/periodic-gift#calculator" className="text-link">
          {text("my-papers.action.calculator")}
        </Link>
      </p>
    </Section>
  );
}

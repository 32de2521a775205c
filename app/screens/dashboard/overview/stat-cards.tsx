import type { Cents } from "#domain/money/cents.ts";
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
  const money = (cents?: Cents): string => (cents === undefined ? "–" : format.money(cents));
  const count = (n?: number): string => (n === undefined ? "" : text("dashboard.stats.count", { n }));
  return (
    <Section id="sums" title={text("dashboard.stats.title")} heading="sr-only" className="grid gap-4">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Stat
          label={text("dashboard.stats.total")}
          figure={money(data?.totalCents)}
          caption={count(data?.totalCount)}
        />
        <Stat
          label={text("dashboard.stats.year")}
          figure={money(data?.yearCents)}
          caption={count(data?.yearCount)}
        />
        <Stat
          label={text("dashboard.stats.deductible")}
          figure={money(data?.deductibleCents)}
          caption={text("dashboard.stats.deductibleCaption")}
        />
        <Stat
          label={text("dashboard.stats.monthly")}
          figure={money(data?.monthlyCents)}
          caption={text("dashboard.stats.monthlyCaption")}
        />
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

function Stat({ label, figure, caption }: { label: string; figure: string; caption: string }) {
  return (
    <div className="grid content-start gap-1 border-t-4 border-action bg-paper-raised p-5">
      <dt className="font-medium">{label}</dt>
      <dd className="@container text-3xl font-semibold">
        <FigureText>{figure}</FigureText>
      </dd>
      <dd className="text-sm text-ink-soft">{caption}</dd>
    </div>
  );
}

import { Waiting } from "../../../components/content/waiting.tsx";
import { FigureText } from "../../../components/ui/figure-text.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

export function ImpactFigures() {
  const { text } = useText();
  return (
    <Section id="figures" title={text("admin.impact.title")}>
      <div className="mt-4">
        <Figures />
      </div>
    </Section>
  );
}

/** Staff see stored figures only, never samples. */
function Figures() {
  const { text, format } = useText();
  const entry = useApi("/api/impact-stats");
  const { data: stats, error } = entry;
  if (isMissing(entry)) return <p className="text-ink-soft">{text("admin.impact.none")}</p>;
  if (!stats) return <Waiting error={error} className="h-16" />;
  const figures: [label: string, value: string][] = [
    [text("admin.impact.beneficiaries"), format.number(stats.totalBeneficiaries)],
    [text("admin.impact.raised"), format.money(stats.totalRaised)],
    [text("admin.impact.completed"), format.number(stats.completedProjects)],
    [text("admin.impact.hours"), format.number(stats.volunteerHours)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="border-s border-line-strong ps-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="@container text-2xl font-semibold">
            <FigureText>{value}</FigureText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

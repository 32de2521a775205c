import { Figure } from "../../../components/content/figure-list.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** What all gifts together do. Without figures there is nothing to say. */
export function GlobalImpact() {
  const { text, format } = useText();
  const { data } = useApi("/api/impact-stats");
  if (!data) return null;
  return (
    <Section
      id="global-impact"
      title={text("dashboard.impact.title")}
      heading="text-2xl"
      className="border-t border-line pt-8"
    >
      <p className="mt-1 mb-6 text-ink-soft">{text("dashboard.impact.text")}</p>
      <dl className="flex flex-wrap gap-x-12 gap-y-6">
        <Figure
          id="beneficiaries"
          label={text("dashboard.impact.beneficiaries")}
          value={format.number(data.totalBeneficiaries)}
        />
        <Figure id="raised" label={text("dashboard.impact.raised")} value={format.money(data.totalRaised)} />
        <Figure
          id="completed-projects"
          label={text("dashboard.impact.projects")}
          value={format.number(data.completedProjects)}
        />
        <Figure
          id="volunteer-hours"
          label={text("dashboard.impact.hours")}
          value={format.number(data.volunteerHours)}
        />
      </dl>
    </Section>
  );
}

import { sampleFigures } from "#domain/content/sample-figures.ts";
import { SdgTags } from "../../components/content/sdg-tags.tsx";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { FigureText } from "../../components/ui/figure-text.tsx";
import { useLiveFigures } from "../../data/live-figures.ts";
import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Band } from "../../components/ui/band.tsx";

/** The goals our work counts towards, by the numbers the United Nations gave them. */
const goals = [1, 2, 3, 4, 10, 15];

export function Impact() {
  const { text, format } = useText();
  const { sampleFallback } = useSite();
  const { data } = useApi("/api/impact-stats");
  // Shares the subscription of the appeals.
  const raised = useLiveFigures(false)["raised"];
  const stats = data ?? (sampleFallback ? sampleFigures.impactStats : null);
  const figures: [id: string, figure: string, label: string][] | null = stats && [
    ["beneficiaries", format.number(stats.totalBeneficiaries), text("home.impact.beneficiaries")],
    [
      "raised",
      text("home.impact.millions", { amount: format.millions(raised ?? stats.totalRaised) }),
      text("home.impact.raised"),
    ],
    ["completed-projects", format.number(stats.completedProjects), text("home.impact.completed")],
    ["volunteer-hours", format.number(stats.volunteerHours), text("home.impact.hours")],
  ];
  return (
    <Band id="impact" title={text("home.impact.title")} className="surface-ink">
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {figures?.map(([id, figure, label]) => (
          <div key={label} className="flex flex-col">
            <dt className="order-last text-on-ink-soft">{label}</dt>
            <dd className="@container text-4xl font-semibold">
              <FigureLink id={data && id} label={`${figure} ${label}`}>
                <FigureText>{figure}</FigureText>
              </FigureLink>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line-strong pt-6">
        <div>
          <h3 className="font-semibold">{text("home.impact.sdgs")}</h3>
          <p className="max-w-prose text-on-ink-soft">{text("home.impact.sdgsLead")}</p>
        </div>
        <SdgTags numbers={goals} />
      </div>
    </Band>
  );
}

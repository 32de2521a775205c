import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { Figure, FigureList } from "../../components/content/figure-list.tsx";
import { ProjectResults } from "./project-results.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";

/** Of a planned project these are goals, and it says so. */
export function ProjectImpact({ project }: { project: ProjectPageAnswer }) {
  const { text, format } = useText();
  const figures = `result-${project.id}-`;
  const planned = project.status === "PLANNED";
  return (
    <Section
      id="impact"
      title={text(planned ? "project.impact.planned" : "project.impact")}
      heading="text-2xl"
      className="border-y border-line py-8"
    >
      {planned && <p className="mt-2 text-ink-soft">{text("project.planned")}</p>}
      <div className="mt-6">
        <FigureList figures={project.impact} of={figures}>
          {project.beneficiaries > 0 && (
            <Figure
              id={`${figures}beneficiaries`}
              label={text(planned ? "cards.beneficiaries.planned" : "cards.beneficiaries")}
              value={format.number(project.beneficiaries)}
            />
          )}
        </FigureList>
      </div>
      {project.successRate !== null && (
        <p className="mt-8 flex flex-wrap items-baseline gap-x-3 text-lg">
          <FigureLink id={`${figures}successRate`}>
            <bdi className="text-3xl font-semibold text-action">{format.percent(project.successRate)}</bdi>
          </FigureLink>
          <span>{project.successMetric}</span>
        </p>
      )}
      <ProjectResults projectId={project.id} />
    </Section>
  );
}

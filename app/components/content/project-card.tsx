import type { ElementType } from "react";
import type { ProgramAnswer } from "#domain/content/kinds/program/public.ts";
import type { ProjectAnswer } from "#domain/content/kinds/project/public.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Cover } from "./cover.tsx";
import { FigureLink } from "./figure-link.tsx";
import { tilesOfProject } from "./program-look.ts";
import { ProjectBudget } from "./project-budget.tsx";
import { SdgTags } from "./sdg-tags.tsx";
import { StatusBadge } from "./status-badge.tsx";

type ProjectCardProps = {
  project: ProjectAnswer;
  program?: ProgramAnswer;
  headingAs?: ElementType;
};

export function ProjectCard({ project, program, headingAs: Heading = "h3" }: ProjectCardProps) {
  const { text, format } = useText();
  const { giving } = useSite();
  const { id, title, city, country, status } = project;
  return (
    <Card
      as="article"
      className="h-full"
      cover={
        <Cover
          url={project.coverUrl}
          alt={project.coverAlt}
          seed={id}
          program={tilesOfProject(project.programId, program)}
          className="h-36"
        />
      }
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge status={status} />
        <span className="text-sm text-ink-soft">{text("cards.place", { city, country })}</span>
      </p>
      <Heading className="mt-3 text-xl">{title}</Heading>
      <p className="mt-2 text-ink-soft">{project.description}</p>
      <SdgTags numbers={project.sdgTags} className="mt-4" />
      <div className="mt-auto pt-5">
        <ProjectBudget
          figureId={`spent-on-${id}`}
          budgetCents={project.budgetCents}
          spentCents={project.spentCents}
        />
        <p className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
          {project.beneficiaries > 0 && (
            <span>
              {text(status === "PLANNED" ? "cards.beneficiaries.planned" : "cards.beneficiaries")}{" "}
              <FigureLink id={`result-${id}-beneficiaries`}>
                <bdi className="font-semibold text-ink">{format.number(project.beneficiaries)}</bdi>
              </FigureLink>
            </span>
          )}
          <span>{text("cards.updated", { days: project.updatedDays })}</span>
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink as={Link} href={`/projects/${id}`} variant="secondary">
            {text("cards.details")} <span className="sr-only">{title}</span>
          </ButtonLink>
          {giving === "FULL" && (
            <ButtonLink as={Link} href={`/donate?program=${project.programId}`}>
              {text("cards.support")} <span className="sr-only">{title}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

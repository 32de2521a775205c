import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { StatusBadge } from "../../components/content/status-badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function ProjectTitle({ project }: { project: ProjectPageAnswer }) {
  const { text, format } = useText();
  const { giving } = useSite();
  const { city, country, program } = project;
  return (
    <header className="pt-8 pb-12">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge status={project.status} />
        <span>{text("cards.place", { city, country })}</span>
        {program && (
          <Link href={`/programs/${program.id}`} className="text-link py-2">
            {program.title}
          </Link>
        )}
      </p>
      <h1 className="mt-3 max-w-4xl text-4xl">{project.title}</h1>
      <p className="mt-4 max-w-prose text-xl">{project.description}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 text-ink-soft">
        <span>
          {text("project.period", {
            from: format.month(project.startsOn),
            to: format.month(project.endsOn),
          })}
        </span>
        <span>{text("project.updated", { date: format.date(project.updatedOn) })}</span>
      </p>
      {giving === "FULL" && (
        <ButtonLink as={Link} href={`/donate?program=${project.programId}`} size="large" className="mt-6">
          {text("cards.support")}
        </ButtonLink>
      )}
    </header>
  );
}

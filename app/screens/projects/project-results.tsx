import type { Ref } from "react";
import type { ProgramAnswer } from "#domain/content/kinds/program/public.ts";
import type { ProjectAnswer } from "#domain/content/kinds/project/public.ts";
import { isFiltered, type ProjectsView } from "#domain/content/kinds/project/projects-view.ts";
import { ProjectCard } from "../../components/content/project-card.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export const gridOfCards = "grid gap-6 sm:grid-cols-2";

type ProjectResultsProps = {
  ref: Ref<HTMLElement>;
  projects: readonly ProjectAnswer[];
  programs: readonly ProgramAnswer[];
  view: ProjectsView;
  everything: string;
};

export function ProjectResults({ ref, projects, programs, view, everything }: ProjectResultsProps) {
  const { text } = useText();
  const filtered = isFiltered(view);
  const count = text("projects.count", { n: projects.length });
  return (
    <section ref={ref} id="found" tabIndex={-1} aria-label={count} className="scroll-mt-20">
      <p className="mb-4 flex min-h-11 flex-wrap items-center gap-x-6">
        <output className="font-semibold">{count}</output>
        {filtered && projects.length > 0 && (
          <Link href={everything} className="text-link py-2">
            {text("projects.clear")}
          </Link>
        )}
      </p>
      {projects.length === 0 ? (
        <NoProjects filtered={filtered} everything={everything} />
      ) : (
        <ul className={gridOfCards}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} program={programs.find(({ id }) => id === project.programId)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoProjects({ filtered, everything }: { filtered: boolean; everything: string }) {
  const { text } = useText();
  return (
    <EmptyState
      title={text(filtered ? "projects.noMatch" : "projects.none")}
      titleAs="h3"
      action={
        <ButtonLink as={Link} href={filtered ? everything : "/contact"} variant="secondary">
          {text(filtered ? "projects.clear" : "shell.nav.contact")}
        </ButtonLink>
      }
    >
      {text(filtered ? "projects.noMatchText" : "projects.noneText")}
    </EmptyState>
  );
}

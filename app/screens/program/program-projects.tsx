import type { ProgramPageAnswer } from "#domain/content/kinds/program/public-page.ts";
import { ProjectCard } from "../../components/content/project-card.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function ProgramProjects({ program }: { program: ProgramPageAnswer }) {
  const { text } = useText();
  const { projects } = program;
  return (
    <section aria-labelledby="projects">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="projects" className="text-3xl">
          {text("program.projects")}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-6">
          {projects.length > 0 && <span>{text("program.projectCount", { n: projects.length })}</span>}
          <Link href="/projects" className="text-link py-2">
            {text("program.allProjects")}
          </Link>
        </p>
      </div>
      {projects.length === 0 ? (
        <EmptyState title={text("program.noProjects")} />
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} program={program} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

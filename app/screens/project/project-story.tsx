import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { Cover } from "../../components/content/cover.tsx";
import { tilesOfProject } from "../../components/content/program-look.ts";
import { Trail } from "../../components/content/trail.tsx";
import { useText } from "../../i18n/text.tsx";
import { ProjectAside } from "./project-aside.tsx";
import { ProjectImpact } from "./project-impact.tsx";
import { ProjectMoney } from "./project-money.tsx";
import { ProjectSkeleton } from "./project-skeleton.tsx";
import { ProjectTitle } from "./project-title.tsx";
import { ProjectUpdates } from "./project-updates.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Paragraphs } from "../../components/content/paragraphs.tsx";

/** Null while it is on its way. */
export const ProjectStory = ({ project }: { project: ProjectPageAnswer | null }) =>
  project ? <Story project={project} /> : <ProjectSkeleton />;

function Story({ project }: { project: ProjectPageAnswer }) {
  const { text } = useText();
  const above = [{ href: "/projects", label: text("shell.nav.projects") }];
  return (
    <div className="page-width py-6">
      <Trail above={above} here={project.title} listed />
      <Cover
        url={project.coverUrl}
        alt={project.coverAlt}
        seed={project.id}
        program={tilesOfProject(project.programId, project.program)}
        className="mt-2 h-40 sm:h-56"
      />
      <ProjectTitle project={project} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-14">
          <ProjectMoney project={project} />
          <ProjectImpact project={project} />
          <Section id="about" title={text("project.about")} heading="text-2xl">
            <Paragraphs texts={project.body} className="mt-4 grid max-w-prose gap-5 text-lg" />
          </Section>
          <ProjectUpdates updates={project.updates} />
        </div>
        <ProjectAside project={project} />
      </div>
    </div>
  );
}

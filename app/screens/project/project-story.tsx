import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { DatedUpdates } from "../../components/content/dated-updates.tsx";
import { Cover } from "../../components/content/cover.tsx";
import { tilesOfProject } from "../../components/content/program-look.ts";
import { Trail } from "../../components/content/trail.tsx";
import { useText } from "../../i18n/text.tsx";
import { ProjectAside } from "./project-aside.tsx";
import { ProjectImpact } from "./project-impact.tsx";
import { ProjectMoney } from "./project-money.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Blocks } from "../../components/content/blocks.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { StatusBadge } from "../../components/content/status-badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { Link } from "../../routing/link.tsx";

/** Null while loading. */
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
            <Blocks blocks={project.body} level={2} className="mt-4 grid max-w-prose gap-5 text-lg" />
          </Section>
          <DatedUpdates
            title={text("project.updates")}
            none={text("project.noUpdates")}
            updates={project.updates}
          />
        </div>
        <ProjectAside project={project} />
      </div>
    </div>
  );
}

function ProjectSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width py-12">
      <h1 className="sr-only">{text("shell.nav.projects")}</h1>
      <Skeleton className="h-48 sm:h-64" />
      <Skeleton className="mt-8 h-12 w-2/3" />
      <Skeleton className="mt-4 h-20 max-w-prose" />
      <Skeleton className="mt-10 h-56" />
    </Loading>
  );
}

function ProjectTitle({ project }: { project: ProjectPageAnswer }) {
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

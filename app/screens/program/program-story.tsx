import type { ProgramPageAnswer } from "#domain/content/kinds/program/public-page.ts";
import { Cover } from "../../components/content/cover.tsx";
import { Figure, FigureList } from "../../components/content/figure-list.tsx";
import { tilesOf } from "../../components/content/program-look.ts";
import { ProjectBudget } from "../../components/content/project-budget.tsx";
import { SdgTags } from "../../components/content/sdg-tags.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Blocks } from "../../components/content/blocks.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { Link } from "../../routing/link.tsx";
import { ProjectCard } from "../../components/content/project-card.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";

/** Null while loading. */
export const ProgramStory = ({ program }: { program: ProgramPageAnswer | null }) =>
  program ? <Story program={program} /> : <ProgramSkeleton />;

function Story({ program }: { program: ProgramPageAnswer }) {
  const { text, format } = useText();
  const above = [{ href: "/programs", label: text("shell.nav.programs") }];
  return (
    <div className="page-width py-6">
      <Trail above={above} here={program.title} listed />
      <header className="grid items-center gap-8 py-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <Masthead title={program.title} lead={program.description} />
        </div>
        <Cover
          url={program.image}
          alt={program.imageAlt}
          seed={program.id}
          program={tilesOf(program)}
          className="h-56 sm:h-72"
        />
      </header>
      <Section
        id="figures"
        title={text("program.figures")}
        heading="mb-6 text-2xl"
        className="border-y border-line py-8"
      >
        <FigureList figures={program.impact} of={`added-${program.id}-`}>
          <Figure
            id={`helped-by-${program.id}`}
            label={text("cards.beneficiaries")}
            value={format.number(program.beneficiaries)}
          />
        </FigureList>
      </Section>
      <div className="grid gap-12 py-12 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Blocks blocks={program.body} />
        <div className="grid content-start gap-10">
          {program.budgetCents > 0 && (
            <Section id="cost" title={text("program.budget")} heading="mb-3 text-xl">
              <ProjectBudget
                figureId={`spent-by-${program.id}`}
                budgetCents={program.budgetCents}
                spentCents={program.spentCents}
              />
            </Section>
          )}
          <Section id="goals" title={text("cards.sdgs")} heading="mb-3 text-xl">
            <SdgTags numbers={program.sdgTags} titled />
          </Section>
        </div>
      </div>
      <ProgramProjects program={program} />
      <SupportProgram id={program.id} />
    </div>
  );
}

function ProgramSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width grid gap-8 py-12 lg:grid-cols-2">
      <h1 className="sr-only">{text("shell.nav.programs")}</h1>
      <div>
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="mt-6 h-24" />
      </div>
      <Skeleton className="h-56 sm:h-72" />
      <Skeleton className="h-72" />
    </Loading>
  );
}

/** Hidden where we may not ask for donations. */
function SupportProgram({ id }: { id: string }) {
  const { text } = useText();
  const { giving } = useSite();
  if (giving !== "FULL") return null;
  return (
    <Section
      id="support"
      title={text("program.support.title")}
      heading="text-2xl"
      className="mt-16 border-s-4 border-action bg-action-soft p-6 sm:p-10"
    >
      <p className="mt-3 max-w-prose">{text("program.support.text")}</p>
      <ButtonLink as={Link} href={`/donate?program=${id}`} size="large" className="mt-6">
        {text("cards.support")}
      </ButtonLink>
    </Section>
  );
}

function ProgramProjects({ program }: { program: ProgramPageAnswer }) {
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

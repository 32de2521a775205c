import type { ProgramPageAnswer } from "#domain/content/kinds/program/public-page.ts";
import { Cover } from "../../components/content/cover.tsx";
import { Figure, FigureList } from "../../components/content/figure-list.tsx";
import { tilesOf } from "../../components/content/program-look.ts";
import { ProjectBudget } from "../../components/content/project-budget.tsx";
import { SdgTags } from "../../components/content/sdg-tags.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { useText } from "../../i18n/text.tsx";
import { ProgramProjects } from "./program-projects.tsx";
import { ProgramSkeleton } from "./program-skeleton.tsx";
import { SupportProgram } from "./support-program.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Paragraphs } from "../../components/content/paragraphs.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

/** Null while it is on its way. */
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
        <Paragraphs texts={program.body} />
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

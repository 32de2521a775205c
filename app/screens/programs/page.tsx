import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { DrawnMosaic } from "../../components/content/drawn-mosaic.tsx";
import { tilesOf } from "../../components/content/program-look.ts";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { Band } from "../../components/ui/band.tsx";
import { ProgramCardSkeletons } from "../../components/content/card-skeletons.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ProgramCard } from "../../components/content/program-card.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";

export default function ProgramsScreen() {
  const { text } = useText();
  const { giving } = useSite();
  return (
    <Page title={text("programs.title")} description={text("programs.description")}>
      <header className="page-width grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-2">
        <div>
          <Masthead title={text("programs.title")} lead={text("programs.lead")} />
          {giving === "FULL" && (
            <ButtonLink as={Link} href="/donate" size="large" className="mt-8">
              {text("programs.supportAll")}
            </ButtonLink>
          )}
        </div>
        <ProgramDoors />
      </header>
      <div className="page-width py-8 sm:py-12">
        <ProgramList />
      </div>
      <Closing />
    </Page>
  );
}

function ProgramDoors() {
  const { text } = useText();
  const { data = [] } = useListOrSample("/api/programs", "programs");
  if (data.length === 0) return null;
  return (
    <nav aria-label={text("programs.index")}>
      <ul className="grid grid-cols-4 gap-2 sm:gap-3 lg:grid-cols-2">
        {data.map((program) => (
          <li key={program.id}>
            <a href={`#${program.id}`} className="group block text-sm sm:text-base">
              <DrawnMosaic
                seed={`door ${program.id}`}
                program={tilesOf(program)}
                className="aspect-square w-full lg:aspect-video"
              />
              <span className="mt-1 block py-1 font-medium underline-offset-4 group-hover:underline">
                {program.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where we may not ask for donations, only volunteering is offered. */
function Closing() {
  const { text } = useText();
  const { giving } = useSite();
  const mayAsk = giving === "FULL";
  return (
    <Band
      id="closing"
      title={text("programs.closing.title")}
      heading="max-w-prose text-4xl"
      className="surface-action mt-12 -mb-16"
      inner="page-width py-14 sm:py-20"
    >
      <p className="mt-4 max-w-prose text-lg">
        {text(mayAsk ? "programs.closing.text" : "programs.closing.textInfo")}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {mayAsk && (
          <ButtonLink as={Link} href="/donate" variant="secondary" size="large">
            {text("programs.closing.donate")}
          </ButtonLink>
        )}
        <ButtonLink as={Link} href="/volunteer" variant="secondary" size="large">
          {text("programs.closing.volunteer")}
        </ButtonLink>
      </div>
    </Band>
  );
}

function ProgramList() {
  const { text } = useText();
  const { data, error, isSample } = useListOrSample("/api/programs", "programs");
  if (error && !data) return <NotLoaded />;
  if (!data) return <ProgramCardSkeletons count={4} className="grid gap-16" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={text("programs.none")}
        titleAs="h2"
        action={
          <ButtonLink as={Link} href="/contact" variant="secondary">
            {text("shell.nav.contact")}
          </ButtonLink>
        }
      >
        {text("programs.noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <SampleMark isSample={isSample} className="mb-4" />
      <ul className="grid gap-16 lg:gap-24">
        {data.map((program, index) => (
          <li key={program.id} id={program.id}>
            <ProgramCard program={program} wide className={index % 2 === 1 ? "lg:flex-row-reverse" : ""} />
          </li>
        ))}
      </ul>
    </>
  );
}

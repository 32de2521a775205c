import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Hero } from "./hero.tsx";
import { Suspense } from "react";
import { ProgramCardSkeletons, ProjectCardSkeletons } from "../../components/content/card-skeletons.tsx";
import { FoundationData } from "../../structured-data.tsx";
import { Appeals } from "./appeals.tsx";
import { Impact } from "./impact.tsx";
import { Transparency } from "./transparency.tsx";
import { useSite } from "../../data/site.ts";
import { AmountPicker } from "./amount-picker.tsx";
import { Section } from "./section.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ProgramCard } from "../../components/content/program-card.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Link } from "../../routing/link.tsx";
import { tilesOfProject } from "../../components/content/program-look.ts";
import { ProjectCard } from "../../components/content/project-card.tsx";
import { ProjectMap } from "../../components/map/project-map.tsx";

const threeCards = "page-width grid gap-6 sm:grid-cols-3";

function Below() {
  return (
    <>
      <Suspense fallback={<ProjectCardSkeletons count={3} className={threeCards} />}>
        <Appeals />
      </Suspense>
      <Suspense fallback={<ProgramCardSkeletons count={4} className="page-width grid gap-8" />}>
        <Pillars />
      </Suspense>
      <Suspense fallback={<ProjectCardSkeletons count={3} className={threeCards} />}>
        <FeaturedProjects />
      </Suspense>
      <Impact />
      <GiveSection />
      <VolunteerPitch />
      <Transparency />
      <FoundationData />
    </>
  );
}

function GiveSection() {
  const { text } = useText();
  const { giving } = useSite();
  if (giving !== "FULL") return null;
  return (
    <Section id="give" title={text("home.give.title")} lead={text("home.give.lead")}>
      <AmountPicker id="give" told className="max-w-2xl" />
    </Section>
  );
}

function Pillars() {
  const { text } = useText();
  const { data, error, isSample } = useListOrSample("/api/programs", "programs");
  return (
    <Section id="pillars" title={text("home.programs.title")} lead={text("home.programs.lead")}>
      {error && <NotLoaded />}
      <SampleMark isSample={isSample} />
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {data?.map((program) => (
          <ProgramCard key={program.id} program={program} headingAs="h3" />
        ))}
      </div>
    </Section>
  );
}

function VolunteerPitch() {
  const { text } = useText();
  return (
    <section aria-labelledby="volunteer" className="border-y border-line bg-paper-sunk">
      <div className="page-width grid items-center gap-6 py-12 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="volunteer" className="text-3xl">
            {text("home.volunteer.title")}
          </h2>
          <p className="mt-3 max-w-prose text-lg">{text("home.volunteer.text")}</p>
        </div>
        <ButtonLink as={Link} href="/volunteer" variant="secondary" size="large">
          {text("home.volunteer.link")}
        </ButtonLink>
      </div>
    </section>
  );
}

/** For a first visitor on a phone: what we do, what it costs and where the money goes; donating without pressure. */
export default function HomeScreen() {
  const { text } = useText();
  return (
    <Page title={text("home.title")} description={text("home.description")}>
      <Hero />
      <Below />
    </Page>
  );
}

function FeaturedProjects() {
  const { text } = useText();
  const { data = [], error, isSample } = useListOrSample("/api/projects/featured", "featuredProjects");
  const pins = data.map(({ id, title, city, coordinates, programId }) => ({
    id,
    label: text("home.projects.pin", { title, city }),
    href: `/projects/${id}`,
    ...coordinates,
    tone: tilesOfProject(programId),
  }));
  return (
    <Section id="featured" title={text("home.projects.title")} lead={text("home.projects.lead")}>
      {error && <NotLoaded />}
      <SampleMark isSample={isSample} />
      <ProjectMap label={text("home.projects.map")} pins={pins} className="mb-8 max-w-3xl" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
      <ButtonLink as={Link} href="/projects" variant="secondary" className="mt-8">
        {text("home.projects.all")}
      </ButtonLink>
    </Section>
  );
}

import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { tilesOfProject } from "../../components/content/program-look.ts";
import { ProjectCard } from "../../components/content/project-card.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { ProjectMap } from "../../components/map/project-map.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "./section.tsx";

export function FeaturedProjects() {
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

import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ProgramCard } from "../../components/content/program-card.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useText } from "../../i18n/text.tsx";
import { Section } from "./section.tsx";

export function Pillars() {
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

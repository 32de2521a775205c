import { ProgramCardSkeletons } from "../../components/content/card-skeletons.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ProgramCard } from "../../components/content/program-card.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function ProgramList() {
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

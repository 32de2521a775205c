import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "../../components/ui/section.tsx";

/** Not shown where gifts may not be asked for. */
export function SupportProgram({ id }: { id: string }) {
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

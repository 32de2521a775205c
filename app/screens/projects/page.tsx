import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Projects } from "./projects.tsx";
import { Band } from "../../components/ui/band.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

export default function ProjectsScreen() {
  const { text } = useText();
  return (
    <Page title={text("projects.title")} description={text("projects.description")}>
      <header className="page-width pt-12 pb-8 sm:pt-16">
        <Masthead title={text("projects.title")} lead={text("projects.lead")} />
      </header>
      <Projects />
      <Band
        id="partner"
        title={text("projects.partner.title")}
        className="mt-16 -mb-16 border-t border-line bg-paper-raised"
      >
        <p className="mt-4 max-w-prose text-lg">{text("projects.partner.text")}</p>
        <ButtonLink as={Link} href="/partners#apply" size="large" className="mt-6">
          {text("projects.partner.button")}
        </ButtonLink>
      </Band>
    </Page>
  );
}

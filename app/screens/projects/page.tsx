import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Projects } from "./projects.tsx";

export default function ProjectsScreen() {
  const { text } = useText();
  return (
    <Page title={text("projects.title")} description={text("projects.description")}>
      <header className="page-width pt-12 pb-8 sm:pt-16">
        <h1 className="text-display">{text("projects.title")}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("projects.lead")}</p>
      </header>
      <Projects />
      <section aria-labelledby="partner" className="mt-16 -mb-16 border-t border-line bg-paper-raised">
        <div className="page-width py-12 sm:py-16">
          <h2 id="partner" className="text-3xl">
            {text("projects.partner.title")}
          </h2>
          <p className="mt-4 max-w-prose text-lg">{text("projects.partner.text")}</p>
          <ButtonLink as={Link} href="/partners#apply" size="large" className="mt-6">
            {text("projects.partner.button")}
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

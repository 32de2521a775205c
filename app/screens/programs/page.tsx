import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { Closing } from "./closing.tsx";
import { ProgramDoors } from "./program-doors.tsx";
import { ProgramList } from "./program-list.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

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

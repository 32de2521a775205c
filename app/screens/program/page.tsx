import { isMissing } from "../../data/must-exist.ts";
import { programKey } from "../../data/record-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { ProgramStory } from "./program-story.tsx";

export default function ProgramScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(programKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const program = entry.data ?? null;
  return (
    <Page
      title={program?.title ?? text("shell.nav.programs")}
      description={program?.description ?? text("shell.loading")}
      hidden={program === null}
    >
      {program === null && entry.error ? <Failure /> : <ProgramStory program={program} />}
    </Page>
  );
}

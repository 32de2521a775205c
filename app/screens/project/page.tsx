import { isMissing } from "../../data/must-exist.ts";
import { projectKey } from "../../data/record-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { ProjectStory } from "./project-story.tsx";

export default function ProjectScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(projectKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const project = entry.data ?? null;
  return (
    <Page
      title={project?.title ?? text("shell.nav.projects")}
      description={project?.description ?? text("shell.loading")}
      hidden={project === null}
    >
      {project === null && entry.error ? <Failure /> : <ProjectStory project={project} />}
    </Page>
  );
}

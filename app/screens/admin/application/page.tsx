import { applicationKey, freshForMs } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { Application } from "./application.tsx";

export default function ApplicationScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(applicationKey(params["kind"], params["id"]), freshForMs);
  if (isMissing(entry)) return <NotFoundScreen />;
  const { data: application, error } = entry;
  const title = application?.who ?? text("application.title");
  return (
    <StaffPage title={title} description={text("application.description")}>
      {application && <Application application={application} />}
      {!application && <Waiting error={error} />}
    </StaffPage>
  );
}

import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { agreementKey } from "../agreements/view.ts";
import NotFoundScreen from "../../not-found/page.tsx";
import { Agreement } from "./agreement.tsx";

export default function AdminAgreementScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(agreementKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const story = entry.data ?? null;
  const title = story
    ? text("agreements.one.title", { number: story.transactionNumber })
    : text("agreements.title");
  return (
    <StaffPage title={title} description={text("agreements.description")}>
      {story && <Agreement story={story} />}
      {!story && <Waiting error={entry.error} />}
    </StaffPage>
  );
}

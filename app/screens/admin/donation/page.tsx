import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { storyKey } from "../donations/view.ts";
import NotFoundScreen from "../../not-found/page.tsx";
import { Story } from "./story.tsx";

export default function AdminDonationScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(storyKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const story = entry.data ?? null;
  const title = story
    ? text("admin-donations.one.title", { reference: story.reference })
    : text("admin-donations.title");
  return (
    <StaffPage title={title} description={text("admin-donations.one.description")}>
      {story && <Story story={story} />}
      {!story && <Waiting error={entry.error} />}
    </StaffPage>
  );
}

import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Analytics } from "./analytics.tsx";

export default function AdminAnalyticsScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("analytics.title")} description={text("analytics.description")}>
      <Analytics />
    </StaffPage>
  );
}

import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Analytics } from "./analytics.tsx";

/** "Did the letter of October bring anything, and do people who give monthly stay?" */
export default function AdminAnalyticsScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("analytics.title")} description={text("analytics.description")}>
      <Analytics />
    </StaffPage>
  );
}

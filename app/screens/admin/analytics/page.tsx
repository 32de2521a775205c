import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { Analytics } from "./analytics.tsx";

/** "Did the letter of October bring anything, and do people who give monthly stay?" */
export default function AdminAnalyticsScreen() {
  const { text } = useText();
  return (
    <Page title={text("analytics.title")} description={text("analytics.description")} hidden>
      <RequireStaff title={text("analytics.title")} waiting={text("admin.signIn")}>
        <Analytics />
      </RequireStaff>
    </Page>
  );
}

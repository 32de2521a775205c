import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { Applications } from "./applications.tsx";

export default function GrantApplicationsScreen() {
  const { text } = useText();
  const title = text("admin.grant.title");
  return (
    <Page title={title} description={text("admin.grant.description")} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")}>
        <Applications kind="grant" title={title} none={text("admin.grant.none")} />
      </RequireStaff>
    </Page>
  );
}

import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { Applications } from "./applications.tsx";

export default function PartnerApplicationsScreen() {
  const { text } = useText();
  const title = text("admin.partner.title");
  return (
    <Page title={title} description={text("admin.partner.description")} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")}>
        <Applications kind="partner" title={title} none={text("admin.partner.none")} />
      </RequireStaff>
    </Page>
  );
}

import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Applications } from "./applications.tsx";

export default function GrantApplicationsScreen() {
  const { text } = useText();
  const title = text("admin.grant.title");
  return (
    <StaffPage title={title} description={text("admin.grant.description")}>
      <Applications kind="grant" title={title} none={text("admin.grant.none")} />
    </StaffPage>
  );
}

import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Applications } from "./applications.tsx";

export default function PartnerApplicationsScreen() {
  const { text } = useText();
  const title = text("admin.partner.title");
  return (
    <StaffPage title={title} description={text("admin.partner.description")}>
      <Applications kind="partner" title={title} none={text("admin.partner.none")} />
    </StaffPage>
  );
}

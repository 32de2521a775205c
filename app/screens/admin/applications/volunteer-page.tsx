import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Applications } from "./applications.tsx";

export default function VolunteerApplicationsScreen() {
  const { text } = useText();
  const title = text("admin.volunteer.title");
  return (
    <StaffPage title={title} description={text("admin.volunteer.description")}>
      <Applications kind="volunteer" title={title} none={text("admin.volunteer.none")} />
    </StaffPage>
  );
}

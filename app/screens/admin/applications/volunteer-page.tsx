import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { Applications } from "./applications.tsx";

export default function VolunteerApplicationsScreen() {
  const { text } = useText();
  const title = text("admin.volunteer.title");
  return (
    <Page title={title} description={text("admin.volunteer.description")} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")}>
        <Applications kind="volunteer" title={title} none={text("admin.volunteer.none")} />
      </RequireStaff>
    </Page>
  );
}

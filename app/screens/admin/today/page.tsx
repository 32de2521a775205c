import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ImpactFigures } from "./impact-figures.tsx";
import { GrantApplications, VolunteerApplications } from "./newest-applications.tsx";
import { Tasks } from "./tasks.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Today } from "./today.tsx";

/** Where staff begin: first what needs a person, then how the foundation stands. */
export default function AdminScreen() {
  const { text } = useText();
  return (
    <Page title={text("admin.title")} description={text("admin.description")} hidden>
      <RequireStaff title={text("admin.title")} waiting={text("admin.signIn")}>
        <Today />
        <FirstSteps />
        <Tasks />
        <QuickActions />
        <ImpactFigures />
        <GrantApplications />
        <VolunteerApplications />
      </RequireStaff>
    </Page>
  );
}

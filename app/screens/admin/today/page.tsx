import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
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
    <StaffPage title={text("admin.title")} description={text("admin.description")}>
      <Today />
      <FirstSteps />
      <Tasks />
      <QuickActions />
      <ImpactFigures />
      <GrantApplications />
      <VolunteerApplications />
    </StaffPage>
  );
}

import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ImpactFigures } from "./impact-figures.tsx";
import { GrantApplications, VolunteerApplications } from "./newest-applications.tsx";
import { Tasks } from "./tasks.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { Today } from "./today.tsx";

/** The start page of staff: first open work, then figures. */
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

import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { AgreementList } from "./agreement-list.tsx";

/** A signed agreement came in the post: staff find it by its number and begin it. */
export default function AdminAgreementsScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("agreements.title")} description={text("agreements.description")}>
      <AgreementList />
    </StaffPage>
  );
}

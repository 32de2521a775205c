import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { AgreementList } from "./agreement-list.tsx";

/** A signed agreement came in the post: staff find it by its number and begin it. */
export default function AdminAgreementsScreen() {
  const { text } = useText();
  return (
    <Page title={text("agreements.title")} description={text("agreements.description")} hidden>
      <RequireStaff title={text("agreements.title")} waiting={text("admin.signIn")}>
        <AgreementList />
      </RequireStaff>
    </Page>
  );
}

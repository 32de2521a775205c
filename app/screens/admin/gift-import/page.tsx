import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { ImportForm } from "./import-form.tsx";

/** The treasurer has a list of a collection or an old program: many gifts at once, looked at before they count. */
export default function AdminGiftImportScreen() {
  const { text } = useText();
  return (
    <Page title={text("gift-import.title")} description={text("gift-import.description")} hidden>
      <RequireStaff title={text("gift-import.title")} waiting={text("admin.signIn")}>
        <ImportForm />
      </RequireStaff>
    </Page>
  );
}

import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { ImportForm } from "./import-form.tsx";

/** The treasurer has a list of a collection or an old program: many gifts at once, looked at before they count. */
export default function AdminGiftImportScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("gift-import.title")} description={text("gift-import.description")}>
      <ImportForm />
    </StaffPage>
  );
}

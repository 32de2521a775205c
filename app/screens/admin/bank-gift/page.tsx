import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { BankGiftForm } from "./bank-gift-form.tsx";

/** The treasurer goes through the bank statement and finds a gift that did not come through the site. */
export default function AdminBankGiftScreen() {
  const { text } = useText();
  return (
    <Page
      title={text("admin-donations.new.title")}
      description={text("admin-donations.new.description")}
      hidden
    >
      <RequireStaff title={text("admin-donations.new.title")} waiting={text("admin.signIn")}>
        <BankGiftForm />
      </RequireStaff>
    </Page>
  );
}

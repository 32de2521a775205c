import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { ExpenseForm } from "./expense-form.tsx";

/** The treasurer has paid an invoice and wants the site to say so. */
export default function AdminExpenseFormScreen() {
  const { text } = useText();
  return (
    <Page title={text("expenses.new.title")} description={text("expenses.new.description")} hidden>
      <RequireStaff title={text("expenses.new.title")} waiting={text("admin.signIn")}>
        <ExpenseForm />
      </RequireStaff>
    </Page>
  );
}

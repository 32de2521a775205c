import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { ExpenseForm } from "./expense-form.tsx";

/** The treasurer has paid an invoice and wants the site to say so. */
export default function AdminExpenseFormScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("expenses.new.title")} description={text("expenses.new.description")}>
      <ExpenseForm />
    </StaffPage>
  );
}

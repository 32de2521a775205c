import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { ExpenseList } from "./expense-list.tsx";

/** "What did we spend on this project, and where is the invoice?" */
export default function AdminExpensesScreen() {
  const { text } = useText();
  return (
    <Page title={text("expenses.title")} description={text("expenses.description")} hidden>
      <RequireStaff title={text("expenses.title")} waiting={text("admin.signIn")} who="books">
        <ExpenseList />
      </RequireStaff>
    </Page>
  );
}

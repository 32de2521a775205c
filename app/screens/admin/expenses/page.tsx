import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { ExpenseList } from "./expense-list.tsx";

/** "What did we spend on this project, and where is the invoice?" */
export default function AdminExpensesScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("expenses.title")} description={text("expenses.description")} who="books">
      <ExpenseList />
    </StaffPage>
  );
}

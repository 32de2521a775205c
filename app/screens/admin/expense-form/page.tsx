import { useSearch } from "wouter";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { correctedIn } from "../../../components/back-office/corrected-in.ts";
import { ExpenseForm } from "./expense-form.tsx";
import { expenseKey } from "./view.ts";

export default function AdminExpenseFormScreen() {
  const { text } = useText();
  const corrected = correctedIn(useSearch());
  return (
    <StaffPage
      title={text(corrected === null ? "expenses.new.title" : "expenses.correct.title")}
      description={text(corrected === null ? "expenses.new.description" : "expenses.correct.description")}
    >
      {corrected === null ? <ExpenseForm corrected={null} /> : <Correction id={corrected} />}
    </StaffPage>
  );
}

function Correction({ id }: { id: string }) {
  const { data, error } = useApi(expenseKey(id));
  if (!data) return <Waiting error={error} />;
  return <ExpenseForm corrected={data} />;
}

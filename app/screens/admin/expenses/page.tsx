import { expensesList } from "#domain/expenses/expenses-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Correction, Description, Purpose } from "./cells.tsx";

const cells = { description: Description, purpose: Purpose, correction: Correction };

/** "What did we spend on this project, and where is the invoice?" */
export default function AdminExpensesScreen() {
  return <ListScreen list={expensesList} cells={cells} toolbar={<Add />} />;
}

function Add() {
  const { text } = useText();
  if (!useMayBook()) return null;
  return (
    <ButtonLink
      as={Link}
      href={`${expensesList.page}/new`}
      variant="secondary"
      className="justify-self-start"
    >
      {text("expenses.add")}
    </ButtonLink>
  );
}

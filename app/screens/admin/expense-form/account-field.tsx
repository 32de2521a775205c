import type { CorrectableExpense } from "#domain/expenses/answers.ts";
import { expenseAccounts } from "#domain/ledger/accounts.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import { useAccountName, useAddedAccounts } from "../../../components/back-office/account-name.tsx";
import { withAddedBelow } from "../../../components/back-office/added-below.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = { category: SpendingCategory; corrected: CorrectableExpense | null };

/** Only where staff added accounts for the category. */
export function AccountField({ category, corrected }: Props) {
  const { text } = useText();
  const nameOf = useAccountName();
  const main = expenseAccounts[category];
  const accounts = withAddedBelow([main], useAddedAccounts());
  if (accounts.length === 1) return null;
  return (
    <SelectField
      label={text("expenses.account")}
      name="account"
      defaultValue={(corrected?.category === category && corrected.account) || main}
      options={accounts.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}

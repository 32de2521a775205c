import { accountOf, accounts, isBank } from "#domain/ledger/accounts.ts";
import { useAccountName, useAddedAccounts } from "../../../components/back-office/account-name.tsx";
import { withAddedBelow } from "../../../components/back-office/added-below.ts";
import { purposeOptions } from "../../../components/back-office/purpose-options.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { entryChoicesKey } from "./view.ts";

const noChoices = { accounts: [], projects: [], programs: [] };

/** Options of the forms: own accounts without statements, purposes, and all accounts. */
export function useEntryOptions() {
  const { text } = useText();
  const nameOf = useAccountName();
  const added = useAddedAccounts();
  const choices = useApi(entryChoicesKey).data ?? noChoices;
  const own = choices.accounts.filter(({ statementsFrom }) => statementsFrom === null);
  const money = own.map(({ account, name }) => ({ value: account, label: name ?? nameOf(account) }));
  return {
    money,
    purposes: purposeOptions(choices, (kind, name) => text(`expenses.purpose.${kind}`, { name })),
    chart: [
      ...money.filter(({ value }) => isBank(value)),
      ...accounts
        .filter(({ id }) => !isBank(id) && id !== "bank-suspense" && id !== "suspense")
        .flatMap(({ id }) => withAddedBelow([id], added))
        .map((id) => ({ value: id, label: `${accountOf(id)?.number ?? ""} ${nameOf(id)}` })),
    ],
  };
}

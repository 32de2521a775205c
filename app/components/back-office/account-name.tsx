import { isInChart } from "#domain/ledger/accounts.ts";
import { earlierResults, resultOfYear } from "#domain/ledger/books/account-sums.ts";
import { useText } from "../../i18n/text.tsx";

/** An account of the books by its name. One that staff added is named by its number, and one of a newer program as it is written. */
export function AccountName({ id }: { id: string }) {
  const name = useAccountName()(id);
  return name === id ? <bdi dir="ltr">{id}</bdi> : name;
}

export function useAccountName(): (id: string) => string {
  const { text } = useText();
  return (id) => {
    if (isInChart(id) || id === earlierResults.id || id === resultOfYear.id)
      return text(`ledger-accounts.${id}`);
    const [, number] = /^bank-(\d+)$/.exec(id) ?? [];
    return number ? text("ledger-accounts.bank-further", { number }) : id;
  };
}

import { isInChart } from "#domain/ledger/accounts.ts";
import { useText } from "../../i18n/text.tsx";

/** An account of the books by its name. Accounts that staff added are named by their number, and one of a newer program as it is written. */
export function AccountName({ id }: { id: string }) {
  const { text } = useText();
  if (isInChart(id)) return text(`ledger-accounts.${id}`);
  const [, number] = /^bank-(\d+)$/.exec(id) ?? [];
  return number ? text("ledger-accounts.bank-further", { number }) : <bdi dir="ltr">{id}</bdi>;
}

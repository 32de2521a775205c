import { accountNameFor } from "../../i18n/account-name.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { addedAccountsKey } from "./keys.ts";

export function AccountName({ id }: { id: string }) {
  const name = useAccountName()(id);
  return name === id ? <bdi dir="ltr">{id}</bdi> : name;
}

export function useAccountName(): (id: string) => string {
  const { text, language } = useText();
  const added = useAddedAccounts();
  return (id) => accountNameFor(text, id, language, added);
}

/** The accounts that staff added, also closed ones. */
export const useAddedAccounts = () => useApi(addedAccountsKey).data ?? [];

import { accountNameFor } from "../../i18n/account-name.ts";
import { useText } from "../../i18n/text.tsx";

export function AccountName({ id }: { id: string }) {
  const name = useAccountName()(id);
  return name === id ? <bdi dir="ltr">{id}</bdi> : name;
}

export function useAccountName(): (id: string) => string {
  const { text } = useText();
  return (id) => accountNameFor(text, id);
}

import { useState } from "react";
import type { BankLineRow } from "#domain/bank/answers.ts";
import { bookableAccounts } from "#domain/bank/explaining.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { Button } from "../../../components/ui/button.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Explaining } from "./use-explaining.ts";

type Props = { line: BankLineRow; name: string; amount: string; explaining: Explaining };

/** For what nobody proposes: a person knows which account of the books it is. */
export function ChooseAccount({ line, name, amount, explaining }: Props) {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [account, setAccount] = useState("");
  const chosen = oneOf(bookableAccounts, account);
  if (!isOpen)
    return (
      <Button
        variant="quiet"
        size="small"
        data-row-link={line.proposal ? undefined : true}
        aria-label={`${text("bank.line.choose")}: ${text("bank.line.named", { name, amount })}`}
        onClick={() => setIsOpen(true)}
      >
        {text("bank.line.choose")}
      </Button>
    );
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void explaining.decide(line, { kind: "account", account: chosen });
      }}
    >
      <NativeSelect
        aria-label={text("bank.line.chooseNamed", { name, amount })}
        placeholder={text("bank.line.account")}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
        options={bookableAccounts.map((value) => ({ value, label: text(`ledger-accounts.${value}`) }))}
        required
      />
      <Button type="submit" size="small" disabled={!chosen || explaining.pending}>
        {text("bank.line.book")}
      </Button>
    </form>
  );
}

import { useState } from "react";
import { costNatures } from "#domain/annual-lines.ts";
import type { BankLineRow } from "#domain/bank/answers.ts";
import { decidedAccounts } from "#domain/bank/explaining.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { purposeFrom, purposeOptions } from "../../../components/back-office/purpose-options.ts";
import { mayHavePurpose, needsNature, needsPurpose } from "../../../components/back-office/line-needs.ts";
import { Button } from "../../../components/ui/button.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Explaining } from "./use-explaining.ts";
import { entryChoicesKey } from "./view.ts";

type Props = { line: BankLineRow; name: string; amount: string; explaining: Explaining };

/** For what nobody proposes: a person knows which account of the books it is. */
export function ChooseAccount({ line, name, amount, explaining }: Props) {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AccountForm line={line} name={name} amount={amount} explaining={explaining} />;
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
}

/** Costs of a program ask for it, and costs for what they were made of. */
function AccountForm({ line, name, amount, explaining }: Props) {
  const { text } = useText();
  const [account, setAccount] = useState("");
  const [purpose, setPurpose] = useState("");
  const [nature, setNature] = useState("");
  const choices = useApi(entryChoicesKey).data ?? { projects: [], programs: [] };
  const chosen = oneOf(decidedAccounts, account);
  const none = { value: "none", label: text("entries.field.purposeNone") };
  const purposes = purposeOptions(choices, (kind, each) => text(`expenses.purpose.${kind}`, { name: each }));
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        void explaining.decide(line, {
          kind: "account",
          account: chosen,
          ...purposeFrom(mayHavePurpose(chosen) ? purpose : ""),
          nature: needsNature(chosen) ? oneOf(costNatures, nature) : null,
        });
      }}
    >
      <NativeSelect
        aria-label={text("bank.line.chooseNamed", { name, amount })}
        placeholder={text("bank.line.account")}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
        options={decidedAccounts.map((value) => ({ value, label: text(`ledger-accounts.${value}`) }))}
        required
      />
      {mayHavePurpose(account) && (
        <NativeSelect
          aria-label={text("entries.field.purpose")}
          placeholder={text("entries.field.purpose")}
          value={purpose}
          onChange={({ target }) => setPurpose(target.value)}
          options={needsPurpose(account) ? purposes : [none, ...purposes]}
          required={needsPurpose(account)}
        />
      )}
      {needsNature(account) && (
        <NativeSelect
          aria-label={text("entries.field.nature")}
          placeholder={text("entries.field.nature")}
          value={nature}
          onChange={({ target }) => setNature(target.value)}
          options={costNatures.map((value) => ({ value, label: text(`annual.nature.${value}`) }))}
          required
        />
      )}
      <Button type="submit" size="small" disabled={!chosen || explaining.pending}>
        {text("bank.line.book")}
      </Button>
    </form>
  );
}

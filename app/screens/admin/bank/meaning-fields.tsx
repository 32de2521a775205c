import { useState } from "react";
import { costNatures } from "#domain/annual-lines.ts";
import { bookableAccounts, meaning } from "#domain/bank/part.ts";
import { mayHavePurpose, needsNature, needsPurpose } from "../../../components/back-office/line-needs.ts";
import { withAddedBelow } from "../../../components/back-office/added-below.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { purposeFrom, purposeOptions } from "../../../components/back-office/purpose-options.ts";
import { useAccountName, useAddedAccounts } from "../../../components/back-office/account-name.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { entryChoicesKey } from "./view.ts";

const nothing = { account: "", purpose: "", nature: "" };

/** What a line means in the books, as it is being chosen, for one line or for a rule. */
export function useMeaning() {
  const [typed, setTyped] = useState(nothing);
  const account = meaning.account.safeParse(typed.account).data;
  const chosen = account !== undefined && {
    account,
    ...purposeFrom(mayHavePurpose(account) ? typed.purpose : ""),
    nature: needsNature(account) ? oneOf(costNatures, typed.nature) : null,
    fund: null,
  };
  const change = (part: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...part }));
  return { typed, chosen, change, clear: () => setTyped(nothing) };
}

type Props = { label: string; meaning: ReturnType<typeof useMeaning> };

/** Costs of a program ask for it, and costs for what they were made of. */
export function MeaningFields({ label, meaning: { typed, change } }: Props) {
  const { text } = useText();
  const { account, purpose, nature } = typed;
  const accountName = useAccountName();
  const added = useAddedAccounts();
  const purposes = usePurposeOptions();
  const none = { value: "none", label: text("entries.field.purposeNone") };
  return (
    <>
      <NativeSelect
        aria-label={label}
        placeholder={text("bank.line.account")}
        value={account}
        onChange={({ target }) => change({ account: target.value })}
        options={withAddedBelow(bookableAccounts, added).map((value) => ({
          value,
          label: accountName(value),
        }))}
        required
      />
      {mayHavePurpose(account) && (
        <NativeSelect
          aria-label={text("entries.field.purpose")}
          placeholder={text("entries.field.purpose")}
          value={purpose}
          onChange={({ target }) => change({ purpose: target.value })}
          options={needsPurpose(account) ? purposes : [none, ...purposes]}
          required={needsPurpose(account)}
        />
      )}
      {needsNature(account) && (
        <NativeSelect
          aria-label={text("entries.field.nature")}
          placeholder={text("entries.field.nature")}
          value={nature}
          onChange={({ target }) => change({ nature: target.value })}
          options={costNatures.map((value) => ({ value, label: text(`annual.nature.${value}`) }))}
          required
        />
      )}
    </>
  );
}

export function usePurposeOptions() {
  const { text } = useText();
  const choices = useApi(entryChoicesKey).data ?? { projects: [], programs: [] };
  return purposeOptions(choices, (kind, name) => text(`expenses.purpose.${kind}`, { name }));
}

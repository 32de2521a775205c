import { costNatures } from "#domain/annual-lines.ts";
import { isIban, normalizeIban } from "#domain/identifiers/iban.ts";
import { accrualKinds } from "#domain/ledger/by-hand/typed-entry.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { useAccountName, useAddedAccounts } from "../../../components/back-office/account-name.tsx";
import { withAddedBelow } from "../../../components/back-office/added-below.ts";
import { CheckedField } from "../../../components/back-office/checked-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { needsPurpose } from "../../../components/back-office/line-needs.ts";
import {
  accountsFor,
  nothingChosen,
  reserveChanges,
  type Chosen,
  type FieldName,
  type FormKind,
} from "./typed-form.ts";
import { useEntryOptions } from "./use-entry-options.ts";

type Props = {
  name: FieldName;
  kind: FormKind;
  chosen: Chosen;
  onChoose: (name: keyof Chosen, value: string) => void;
};

const days: readonly FieldName[] = ["on", "dueOn", "releaseOn"];
const optional: readonly FieldName[] = ["party", "iban", "reference", "dueOn", "purpose"];
const isChosen = (name: FieldName): name is keyof Chosen => name in nothingChosen;
const checks = {
  amount: (typed: string) => readAmount(typed).ok,
  iban: (typed: string) => isIban(normalizeIban(typed)),
};

export function EntryField({ name, kind, chosen, onChoose }: Props) {
  const { text } = useText();
  const options = useOptions(name, kind, chosen);
  const isPart = name === "amount" && kind === "payment";
  const required =
    !(optional.includes(name) || isPart) || (name === "purpose" && needsPurpose(chosen.account));
  const field = {
    label: text(labelOf()),
    hint: hintOf(),
    required,
    name,
  };
  if (options)
    return (
      <SelectField
        {...field}
        {...(isChosen(name) && {
          value: chosen[name],
          onChange: ({ target }) => onChoose(name, target.value),
        })}
        options={options}
        placeholder={name === "purpose" && !required ? undefined : text("entries.field.choose")}
      />
    );
  if (name === "amount" || name === "iban")
    return (
      <CheckedField
        {...field}
        isValid={checks[name]}
        wrong={text(`entries.field.${name}Wrong`)}
        {...(name === "amount" && { inputMode: "decimal" })}
        dir="ltr"
        maxLength={140}
      />
    );
  return <TextField {...field} type={days.includes(name) ? "date" : "text"} maxLength={140} />;

  function labelOf() {
    if (name === "into" && kind === "payment") return "entries.field.paidFrom";
    return name === "what" && kind === "reserve"
      ? "entries.field.reserve"
      : (`entries.field.${name}` as const);
  }

  function hintOf(): string {
    if (name === "on" && kind === "reserve") return text("entries.field.decidedOnHint");
    if (name === "into" || name === "from" || name === "to") return text("entries.field.moneyHint");
    if (name === "on") return text("entries.field.onHint");
    return isPart ? text("entries.field.partHint") : "";
  }
}

/** The options of a field, or null for text. */
function useOptions(name: FieldName, kind: FormKind, { what, account }: Chosen) {
  const { text } = useText();
  const nameOf = useAccountName();
  const added = useAddedAccounts();
  const { money, purposes } = useEntryOptions();
  switch (name) {
    case "account":
      return withAddedBelow(accountsFor(kind, what), added).map((value) => ({ value, label: nameOf(value) }));
    case "what":
      if (kind === "reserve")
        return reserveChanges.map((value) => ({ value, label: text(`entries.reserve.${value}`) }));
      return accrualKinds.map((value) => ({ value, label: text(`entries.accrual.${value}`) }));
    case "nature":
      return costNatures.map((value) => ({ value, label: text(`annual.nature.${value}`) }));
    case "into":
      return kind === "income"
        ? [{ value: "debtors", label: text("entries.field.stillToCome") }, ...money]
        : money;
    case "from":
    case "to":
      return money;
    case "purpose":
      return needsPurpose(account)
        ? purposes
        : [{ value: "none", label: text("entries.field.purposeNone") }, ...purposes];
    default:
      return null;
  }
}

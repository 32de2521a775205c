import { costNatures } from "#domain/annual-lines.ts";
import { isIban, normalizeIban } from "#domain/identifiers/iban.ts";
import { accrualKinds, type HandKind } from "#domain/ledger/by-hand/typed-entry.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { useAccountName } from "../../../components/back-office/account-name.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText } from "../../../i18n/text.tsx";
import { needsPurpose } from "../../../components/back-office/line-needs.ts";
import { accountsFor, type FieldName, type TypedForm } from "./typed-form.ts";
import { useEntryOptions } from "./use-entry-options.ts";

type Props = { name: FieldName; kind: HandKind; form: TypedForm; onType: (value: string) => void };

const days: readonly FieldName[] = ["on", "dueOn", "releaseOn"];
const optional: readonly FieldName[] = ["party", "iban", "reference", "dueOn", "purpose"];

/** One field of the entry form. */
export function EntryField({ name, kind, form, onType }: Props) {
  const { text } = useText();
  const options = useOptions(name, kind, form);
  const value = form[name];
  const label =
    name === "into" && kind === "payment" ? text("entries.field.paidFrom") : text(`entries.field.${name}`);
  const isPart = name === "amount" && kind === "payment";
  const isRequired =
    !(optional.includes(name) || isPart) || (name === "purpose" && needsPurpose(form.account));
  const typing = { value, onChange: ({ target }: { target: { value: string } }) => onType(target.value) };
  const isMoney = name === "into" || name === "from" || name === "to";
  const hints = { on: text("entries.field.onHint"), amount: isPart ? text("entries.field.partHint") : "" };
  const hint = isMoney
    ? text("entries.field.moneyHint")
    : name === "on" || name === "amount"
      ? hints[name]
      : "";
  return (
    <Field label={label} required={isRequired} hint={hint} error={useError(name, value)}>
      {(control) =>
        options ? (
          <NativeSelect
            {...control}
            {...typing}
            options={options}
            placeholder={name === "purpose" && !isRequired ? undefined : text("entries.field.choose")}
          />
        ) : (
          <TextInput
            {...control}
            {...typing}
            autoComplete="off"
            type={days.includes(name) ? "date" : "text"}
            {...(name === "amount" && { inputMode: "decimal", dir: "ltr" })}
            {...(name === "iban" && { dir: "ltr" })}
            maxLength={140}
          />
        )
      }
    </Field>
  );
}

function useError(name: FieldName, value: string): string {
  const { text } = useText();
  if (name === "amount" && value && !readAmount(value).ok) return text("entries.field.amountWrong");
  return name === "iban" && value && !isIban(normalizeIban(value)) ? text("entries.field.ibanWrong") : "";
}

/** What a field chooses from; null: it is typed. */
function useOptions(name: FieldName, kind: HandKind, form: TypedForm) {
  const { text } = useText();
  const nameOf = useAccountName();
  const { money, purposes } = useEntryOptions();
  switch (name) {
    case "account":
      return accountsFor(kind, form.what).map((value) => ({ value, label: nameOf(value) }));
    case "what":
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
      return needsPurpose(form.account)
        ? purposes
        : [{ value: "none", label: text("entries.field.purposeNone") }, ...purposes];
    default:
      return null;
  }
}

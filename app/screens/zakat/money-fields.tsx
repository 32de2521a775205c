import { useText } from "../../i18n/text.tsx";
import { debtFields, moneyGroups, type FieldProblems, type MoneyField } from "./fields.ts";
import { Section } from "../../components/ui/section.tsx";
import { TextField } from "../../components/ui/text-field.tsx";

type GroupId = (typeof moneyGroups)[number]["id"];
const hinted = ["long_term_shares", "pension", "debts_due"] as const;

export function MoneyFields({ group, problems }: { group: GroupId; problems: FieldProblems }) {
  const { text } = useText();
  const fields = moneyGroups.find(({ id }) => id === group)?.fields ?? [];
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{text(`zakat.group.${group}`)}</legend>
      <Amounts fields={fields} problems={problems} />
    </fieldset>
  );
}

export function DebtFields({ problems }: { problems: FieldProblems }) {
  const { text } = useText();
  return (
    <Section id="debts" title={text("zakat.group.debts")} heading="text-3xl">
      <Amounts fields={debtFields} problems={problems} />
    </Section>
  );
}

function Amounts({ fields, problems }: { fields: readonly MoneyField[]; problems: FieldProblems }) {
  const { text } = useText();
  return (
    <div className="mt-3 grid items-end gap-x-6 gap-y-4 sm:grid-cols-2">
      {fields.map((name) => {
        const problem = problems[name];
        const hint = hinted.find((each) => each === name);
        return (
          <TextField
            key={name}
            id={name}
            label={text(`zakat.field.${name}`)}
            hint={hint && text(`zakat.hint.${hint}`)}
            error={problem && text(`zakat.error.${problem}`)}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
        );
      })}
    </div>
  );
}

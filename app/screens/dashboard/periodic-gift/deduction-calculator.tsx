import { useState } from "react";
import { noCents } from "#domain/money/cents.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { giftDeduction, type Deduction, type DeductionLineId } from "#domain/tax/gift-deduction.ts";
import { giftRules, latestGiftRules } from "#domain/tax/gift-rules.ts";
import { TextField } from "../../../components/ui/text-field.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";

const amounts = ["income", "ordinary", "periodic"] as const;
const shownLines = [
  "threshold",
  "ordinary_cap",
  "ordinary_deductible",
  "periodic_deductible",
  "deductible",
] as const satisfies readonly DeductionLineId[];
type Typed = Readonly<Record<(typeof amounts)[number], string>>;

/** Not a form: nothing in it can be sent. */
export function DeductionCalculator() {
  const { text } = useText();
  const [year, setYear] = useState(latestGiftRules().year);
  const [typed, setTyped] = useState<Typed>({ income: "", ordinary: "", periodic: "" });
  const deduction = deductionFrom(year, typed);
  return (
    <div id="calculator" className="scroll-mt-24 border-t border-line pt-8">
      <h2 className="text-2xl">{text("periodic.calc.title")}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{text("periodic.calc.intro")}</p>
      <noscript>
        <p className="mb-4">{text("periodic.calc.noscript")}</p>
      </noscript>
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label={text("periodic.calc.year")}
          value={String(year)}
          onChange={({ target: { value } }) => setYear(Number(value))}
          options={giftRules.map((rules) => ({ value: String(rules.year), label: String(rules.year) }))}
        />
        {amounts.map((name) => (
          <TextField
            key={name}
            label={text(`periodic.calc.${name}`)}
            {...(name === "income" && { hint: text("periodic.calc.incomeHint") })}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={typed[name]}
            onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </div>
      <output className="mt-6 block">{deduction && <Result deduction={deduction} />}</output>
    </div>
  );
}

function Result({ deduction }: { deduction: Deduction | "unreadable" }) {
  const { text, format } = useText();
  if (deduction === "unreadable" || !deduction.ok) return <p>{text("periodic.calc.invalid")}</p>;
  const { deductibleCents, working } = deduction;
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <p className="text-2xl font-semibold">
        {text("periodic.calc.result", { amount: format.money(deductibleCents) })}
      </p>
      <Table label={text("periodic.calc.title")}>
        <tbody>
          {shownLines.map((id) => (
            <tr key={id}>
              <th scope="row">{text(`periodic.calc.line.${id}`)}</th>
              <td className="number">
                <bdi>{format.moneyExact(working.find((line) => line.id === id)?.cents ?? noCents)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-sm text-ink-soft">{text("periodic.calc.rest")}</p>
    </div>
  );
}

/** Null until something is typed. An empty field counts as zero. */
function deductionFrom(year: number, typed: Typed): Deduction | "unreadable" | null {
  if (amounts.every((name) => typed[name].trim() === "")) return null;
  const [income, ordinary, periodic] = amounts.map((name) => readAmount(typed[name].trim() || "0"));
  if (!income?.ok || !ordinary?.ok || !periodic?.ok) return "unreadable";
  return giftDeduction({
    year,
    person: {
      thresholdIncomeCents: income.cents,
      ordinaryGiftsCents: ordinary.cents,
      periodicGiftsCents: periodic.cents,
    },
  });
}

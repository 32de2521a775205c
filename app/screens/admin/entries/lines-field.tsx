import { costNatures } from "#domain/annual-lines.ts";
import { accountOf } from "#domain/ledger/accounts.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { mayHavePurpose, needsNature, needsPurpose } from "../../../components/back-office/line-needs.ts";
import { centsOfLine, emptyLine, type FormLine } from "./typed-form.ts";
import { useEntryOptions } from "./use-entry-options.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { minus, negated, sumOf } from "#domain/money/sums.ts";

type Props = {
  lines: readonly FormLine[];
  onChange: (lines: readonly FormLine[]) => void;
  /** Balance accounts only; the difference goes to the opening balances. */
  isOpening: boolean;
};

export function LinesField({ lines, onChange, isOpening }: Props) {
  const { text } = useText();
  const next = Math.max(...lines.map(({ key }) => key)) + 1;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-medium">{text("entries.lines")}</legend>
      {lines.map((line, place) => (
        <Line
          key={line.key}
          line={line}
          number={place + 1}
          isOpening={isOpening}
          onChange={(changed) => onChange(lines.map((each) => (each.key === line.key ? changed : each)))}
          onRemove={
            lines.length > 2 ? () => onChange(lines.filter(({ key }) => key !== line.key)) : undefined
          }
        />
      ))}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...lines, emptyLine(next)])}
      >
        {text("entries.line.add")}
      </Button>
      <LinesBalance lines={lines} isOpening={isOpening} />
    </fieldset>
  );
}

type LineProps = {
  line: FormLine;
  number: number;
  isOpening: boolean;
  onChange: (line: FormLine) => void;
  onRemove: (() => void) | undefined;
};

function Line({ line, number, isOpening, onChange, onRemove }: LineProps) {
  const { text } = useText();
  const { chart, purposes } = useEntryOptions();
  const typing = (name: Exclude<keyof FormLine, "key">) => ({
    value: line[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...line, [name]: target.value }),
  });
  const accounts = isOpening
    ? chart.filter(({ value }) => ["ASSET", "LIABILITY"].includes(accountOf(value)?.kind ?? ""))
    : chart;
  const isTyped = line.debit !== "" || line.credit !== "";
  const isWrong = isTyped && centsOfLine(line) === null;
  const none = { value: "none", label: text("entries.field.purposeNone") };
  return (
    <fieldset className="grid gap-3 rounded-sm border border-line p-3 sm:grid-cols-3">
      <legend className="text-sm text-ink-soft">{text("entries.line", { number: String(number) })}</legend>
      <SelectField
        label={text("entries.line.account")}
        required={!isOpening || isTyped}
        {...typing("account")}
        options={accounts}
        placeholder={text("entries.field.choose")}
      />
      {(["debit", "credit"] as const).map((side) => (
        <TextField
          key={side}
          label={text(`books.column.${side}Cents`)}
          error={side === "debit" && isWrong && text("entries.line.oneSide")}
          {...typing(side)}
          inputMode="decimal"
          dir="ltr"
        />
      ))}
      {mayHavePurpose(line.account) && (
        <SelectField
          label={text("entries.field.purpose")}
          required={needsPurpose(line.account)}
          {...typing("purpose")}
          options={needsPurpose(line.account) ? purposes : [none, ...purposes]}
          placeholder={text("entries.field.choose")}
        />
      )}
      {needsNature(line.account) && (
        <SelectField
          label={text("entries.field.nature")}
          required
          {...typing("nature")}
          options={costNatures.map((value) => ({ value, label: text(`annual.nature.${value}`) }))}
          placeholder={text("entries.field.choose")}
        />
      )}
      {onRemove && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={onRemove}>
          {text("entries.line.remove", { number: String(number) })}
        </Button>
      )}
    </fieldset>
  );
}

type LinesBalanceProps = { lines: readonly FormLine[]; isOpening: boolean };

/** Shows and announces while typing whether debit equals credit. */
function LinesBalance({ lines, isOpening }: LinesBalanceProps) {
  const { text, format } = useText();
  const cents = lines.map((line) => centsOfLine(line) ?? noCents);
  const debit = sumOf(cents.filter((each) => each > 0));
  const credit = negated(sumOf(cents.filter((each) => each < 0)));
  const money = (amount: Cents) => format.moneyExact(amount);
  const difference = money(debit > credit ? minus(debit, credit) : minus(credit, debit));
  const isEven = debit === credit;
  const said = isEven
    ? text("entries.balance.even", { amount: money(debit) })
    : isOpening
      ? text("entries.balance.opening", { difference })
      : text("entries.balance.off", { debit: money(debit), credit: money(credit), difference });
  return <output className={isEven || isOpening ? "text-ink-soft" : "font-semibold text-bad"}>{said}</output>;
}

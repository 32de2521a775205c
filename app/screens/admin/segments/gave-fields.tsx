import type { Condition, SegmentOptions } from "#domain/contacts/segment.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = {
  name: string;
  known: Extract<Condition, { kind: "gave" }> | undefined;
  options: SegmentOptions;
};

const anything = "any:";

export function GaveFields({ name, known, options: { campaigns, programs } }: Props) {
  const { text } = useText();
  const { to, from, until, atLeastCents } = known ?? {};
  return (
    <>
      <SelectField
        label={text("segments.to")}
        name={`${name}.to`}
        defaultValue={to ? `${to.type}:${to.id}` : anything}
        options={[
          { value: anything, label: text("segments.to.any") },
          ...campaigns.map(({ value, label }) => ({ value: `campaign:${value}`, label })),
          ...programs.map(({ value, label }) => ({ value: `program:${value}`, label })),
        ]}
      />
      <TextField
        label={text("segments.atLeast")}
        hint={text("segments.atLeast.hint")}
        inputMode="decimal"
        dir="ltr"
        name={`${name}.atLeast`}
        defaultValue={atLeastCents === null || atLeastCents === undefined ? "" : decimalEuros(atLeastCents)}
      />
      <TextField type="date" label={text("segments.from")} name={`${name}.from`} defaultValue={from ?? ""} />
      <TextField
        type="date"
        label={text("segments.until")}
        name={`${name}.until`}
        defaultValue={until ?? ""}
      />
    </>
  );
}

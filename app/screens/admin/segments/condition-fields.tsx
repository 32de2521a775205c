import { contactKinds } from "#domain/contacts/contact-kinds.ts";
import {
  conditionKinds,
  maxLapsedMonths,
  type Condition,
  type SegmentOptions,
} from "#domain/contacts/segment.ts";
import { emailPurposes } from "#domain/email-purposes.ts";
import { languages } from "#domain/language.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { GaveFields } from "./gave-fields.tsx";
import { isConditionKind, type Row } from "./typed-segment.ts";

type Props = { row: Row; options: SegmentOptions; onKind: (kind: Condition["kind"]) => void };

export function ConditionFields({ row, options, onKind }: Props) {
  const { text } = useText();
  const { key, kind, condition } = row;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={text("segments.condition")}
        name={`${key}.kind`}
        value={kind}
        onChange={({ currentTarget: { value } }) => isConditionKind(value) && onKind(value)}
        options={conditionKinds.map((value) => ({ value, label: text(`segments.condition.${value}`) }))}
      />
      <SelectField
        label={text("segments.applies")}
        name={`${key}.not`}
        defaultValue={condition?.not ? "not" : "is"}
        options={(["is", "not"] as const).map((value) => ({
          value,
          label: text(`segments.applies.${value}`),
        }))}
      />
      <Values key={kind} row={row} options={options} />
    </div>
  );
}

function Values({ row: { key, kind, condition }, options }: Omit<Props, "onKind">) {
  const { text } = useText();
  const known = condition ?? undefined;
  switch (kind) {
    case "gave":
      return <GaveFields name={key} known={known?.kind === "gave" ? known : undefined} options={options} />;
    case "neverSince":
      return (
        <TextField
          type="date"
          required
          label={text("segments.day")}
          name={`${key}.day`}
          defaultValue={known?.kind === "neverSince" ? known.day : ""}
        />
      );
    case "lapsed":
      return (
        <TextField
          type="number"
          required
          min={1}
          max={maxLapsedMonths}
          label={text("segments.months")}
          name={`${key}.months`}
          defaultValue={known?.kind === "lapsed" ? known.months : 12}
        />
      );
    case "monthly":
      return null;
    case "consented":
      return (
        <SelectField
          label={text("segments.purpose")}
          name={`${key}.purpose`}
          defaultValue={known?.kind === "consented" ? known.purpose : "news"}
          options={emailPurposes.map((value) => ({ value, label: text(`consent.${value}`) }))}
        />
      );
    case "language":
      return (
        <SelectField
          label={text("contacts.language")}
          name={`${key}.language`}
          defaultValue={known?.kind === "language" ? known.language : "nl"}
          options={languages.map((value) => ({ value, label: text(`contacts.language.${value}`) }))}
        />
      );
    case "town":
      return (
        <TextField
          required
          maxLength={100}
          dir="auto"
          label={text("contacts.town")}
          name={`${key}.town`}
          defaultValue={known?.kind === "town" ? known.town : ""}
        />
      );
    case "type":
      return (
        <SelectField
          label={text("contacts.kind")}
          name={`${key}.type`}
          defaultValue={known?.kind === "type" ? known.type : "person"}
          options={contactKinds.map((value) => ({ value, label: text(`contacts.kind.${value}`) }))}
        />
      );
  }
}

import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { recordKinds } from "#domain/results/indicator.ts";
import { useText } from "../../../i18n/text.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

type Props = {
  kind: string;
  onKind: (kind: string) => void;
  corrected: IndicatorAnswer["history"][number] | null;
};

/** A correction keeps the kind of the record that it corrects. */
export function RecordBasics({ kind, onKind, corrected }: Props) {
  const { text } = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {!corrected && (
        <SelectField
          label={text("results.field.kind")}
          required
          value={kind}
          onChange={({ target }) => onKind(target.value)}
          options={recordKinds.map((value) => ({ value, label: text(`results.kind.${value}`) }))}
        />
      )}
      <TextField
        label={text("results.field.value")}
        required
        name="value"
        type="number"
        min={0}
        step={0.01}
        defaultValue={corrected?.value ?? undefined}
      />
      <TextField
        label={text(kind === "TARGET" ? "results.field.by" : "results.field.on")}
        required
        name="on"
        type="date"
        defaultValue={corrected?.on}
      />
    </div>
  );
}

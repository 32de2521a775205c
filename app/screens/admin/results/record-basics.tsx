import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { recordKinds } from "#domain/results/indicator.ts";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = {
  kind: string;
  onKind: (kind: string) => void;
  corrected: IndicatorAnswer["history"][number] | null;
};

/** Which figure, and of which day. A correction is of the kind it corrects. */
export function RecordBasics({ kind, onKind, corrected }: Props) {
  const { text } = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {!corrected && (
        <Field label={text("results.field.kind")} required>
          {(control) => (
            <NativeSelect
              {...control}
              value={kind}
              onChange={({ target }) => onKind(target.value)}
              options={recordKinds.map((value) => ({ value, label: text(`results.kind.${value}`) }))}
            />
          )}
        </Field>
      )}
      <Field label={text("results.field.value")} required>
        {(control) => (
          <TextInput
            {...control}
            name="value"
            type="number"
            min={0}
            step={0.01}
            defaultValue={corrected?.value ?? undefined}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text(kind === "TARGET" ? "results.field.by" : "results.field.on")} required>
        {(control) => <TextInput {...control} name="on" type="date" defaultValue={corrected?.on} />}
      </Field>
    </div>
  );
}

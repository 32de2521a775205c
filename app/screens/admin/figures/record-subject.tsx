import { measures } from "#domain/figures/figure-record.ts";
import type { FigureRecordList } from "#domain/figures/list-records.ts";
import { useText } from "../../../i18n/text.tsx";
import { noneOfThem } from "./view.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

type Props = Pick<FigureRecordList, "programs"> & { corrected: FigureRecordList["rows"][number] | null };

/** A correction keeps measure, program and period: otherwise it would be another figure. */
export function RecordSubject({ programs, corrected }: Props) {
  const { text, format } = useText();
  if (corrected) {
    const { measure, programId, from, to } = corrected;
    const program = programs.find(({ id }) => id === programId)?.title ?? text("figure-records.whole");
    return (
      <p>
        {text(`figure-records.measure.${measure}`)}, {program},{" "}
        {text("figure-records.between", { from: format.date(from), to: format.date(to) })}
      </p>
    );
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text("figure-records.measure")}
        required
        name="measure"
        defaultValue={measures[0]}
        options={measures.map((value) => ({ value, label: text(`figure-records.measure.${value}`) }))}
      />
      <SelectField
        label={text("figure-records.program")}
        name="program"
        defaultValue={noneOfThem}
        options={[
          { value: noneOfThem, label: text("figure-records.whole") },
          ...programs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      {(["from", "to"] as const).map((name) => (
        <TextField key={name} label={text(`figure-records.${name}`)} required name={name} type="date" />
      ))}
    </div>
  );
}

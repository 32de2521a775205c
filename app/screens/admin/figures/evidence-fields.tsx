import type { FigureRecordList } from "#domain/figures/list-records.ts";
import { useText } from "../../../i18n/text.tsx";
import { noneOfThem } from "./view.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

type Props = Pick<FigureRecordList, "documents"> & { corrected: FigureRecordList["rows"][number] | null };

/** Where everybody can look it up: a document that is published, or an address. */
export function EvidenceFields({ documents, corrected }: Props) {
  const { text } = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text("figure-records.document")}
        hint={text("figure-records.evidenceHint")}
        name="document"
        defaultValue={corrected?.documentId ?? noneOfThem}
        options={[
          { value: noneOfThem, label: text("figure-records.noDocument") },
          ...documents.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <TextField
        label={text("figure-records.link")}
        name="link"
        dir="ltr"
        defaultValue={corrected?.link ?? ""}
      />
    </div>
  );
}

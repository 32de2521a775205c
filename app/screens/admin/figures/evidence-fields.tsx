import type { FigureRecordList } from "#domain/figures/list-records.ts";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText } from "../../../i18n/text.tsx";
import { noneOfThem } from "./view.ts";

type Props = Pick<FigureRecordList, "documents"> & { corrected: FigureRecordList["rows"][number] | null };

/** Where everybody can look it up: a document that is published, or an address. */
export function EvidenceFields({ documents, corrected }: Props) {
  const { text } = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={text("figure-records.document")} hint={text("figure-records.evidenceHint")}>
        {(control) => (
          <NativeSelect
            {...control}
            name="document"
            defaultValue={corrected?.documentId ?? noneOfThem}
            options={[
              { value: noneOfThem, label: text("figure-records.noDocument") },
              ...documents.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
      </Field>
      <Field label={text("figure-records.link")}>
        {(control) => (
          <TextInput
            {...control}
            name="link"
            dir="ltr"
            defaultValue={corrected?.link ?? ""}
            autoComplete="off"
          />
        )}
      </Field>
    </div>
  );
}

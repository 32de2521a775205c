import { documentTypes } from "#domain/document-type.ts";
import { Field } from "../ui/field.tsx";
import { useText } from "../../i18n/text.tsx";

type Props = { isTooLarge: boolean; onChoose: (file: File | undefined) => void };

/** The invoice, receipt or letter: staff book nothing without one. */
export function DocumentField({ isTooLarge, onChoose }: Props) {
  const { text } = useText();
  return (
    <Field
      label={text("documents.field")}
      hint={text("documents.hint")}
      error={isTooLarge && text("documents.error.document_too_large")}
      required
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept={documentTypes.join(",")}
          className="input"
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      )}
    </Field>
  );
}

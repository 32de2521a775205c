import { documentTypes } from "#domain/expenses/document-type.ts";
import { Field } from "../../../components/ui/field.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = { isTooLarge: boolean; onChoose: (file: File | undefined) => void };

/** The invoice or receipt: no expense is booked without one. */
export function DocumentField({ isTooLarge, onChoose }: Props) {
  const { text } = useText();
  return (
    <Field
      label={text("expenses.new.document")}
      hint={text("expenses.new.documentHint")}
      error={isTooLarge && text("expenses.error.document_too_large")}
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

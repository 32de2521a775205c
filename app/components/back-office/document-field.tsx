import { documentTypes } from "#domain/document-type.ts";
import { Field } from "../ui/field.tsx";
import { useText } from "../../i18n/text.tsx";

type Props = {
  isTooLarge: boolean;
  onChoose: (file: File | undefined) => void;
  /** What it is called where it is no invoice. */
  label?: string;
  hint?: string;
  required?: boolean;
};

/** The invoice, receipt or letter: staff book nothing without one. */
export function DocumentField({ isTooLarge, onChoose, label, hint, required = true }: Props) {
  const { text } = useText();
  return (
    <Field
      label={label ?? text("documents.field")}
      hint={hint ?? text("documents.hint")}
      error={isTooLarge && text("documents.error.document_too_large")}
      required={required}
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

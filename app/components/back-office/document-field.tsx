import { useState } from "react";
import { documentTypes, maxDocumentBytes } from "#domain/document-type.ts";
import { Field } from "../ui/field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useText } from "../../i18n/text.tsx";
import { readBase64 } from "./read-base64.ts";

type Props = {
  /** Where it is not an invoice. */
  label?: string;
  hint?: string;
  required?: boolean;
  /** Whether a document is chosen. */
  onChange?: (hasDocument: boolean) => void;
};

/** The invoice, receipt or letter: staff book nothing without one. */
export function DocumentField({ label, hint, required = true, onChange }: Props) {
  const { text } = useText();
  const [isTooLarge, setIsTooLarge] = useState(false);
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
          name="document"
          accept={documentTypes.join(",")}
          className="input"
          onChange={({ target }) => {
            setIsTooLarge((target.files?.[0]?.size ?? 0) > maxDocumentBytes);
            onChange?.((target.files?.length ?? 0) > 0);
          }}
        />
      )}
    </Field>
  );
}

/** Evidence for a figure: the file, and the date that it bears. */
export function EvidenceFields({ hint, required = true }: Pick<Props, "hint" | "required">) {
  const { text } = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DocumentField label={text("documents.evidence")} required={required} {...(hint && { hint })} />
      <TextField
        label={text("documents.dated")}
        hint={text("documents.datedHint")}
        required={required}
        name="dated"
        type="date"
      />
    </div>
  );
}

/** The document of a form as JSON carries it. Empty if none was chosen. */
export function documentIn(typed: FormData): Promise<string> {
  const file = typed.get("document");
  return file instanceof File ? readBase64(file) : Promise.resolve("");
}

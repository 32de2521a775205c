import type { ReactNode } from "react";
import { useText } from "../../i18n/text.tsx";
import { Field } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { readBase64 } from "./read-base64.ts";
import { useAttempt } from "./use-attempt.ts";

type ChosenFile = Readonly<{ name: string; fileBase64: string }>;
type Props = {
  template: Readonly<{ href: string; label: string }>;
  /** Asks the server for a preview. Null: another file was chosen, or none yet. */
  onPreview: (file: ChosenFile | null) => Promise<void>;
  className?: string;
  children?: ReactNode;
};

/** Chooses a spreadsheet and previews it. Nothing is saved here. */
export function SheetForm({ template, onPreview, className, children }: Props) {
  const { text } = useText();
  const { attempt, pending } = useAttempt([], text("gift-import.failed"));
  const preview = async (typed: FormData) => {
    const file = typed.get("sheet");
    if (!(file instanceof File)) return;
    await attempt(async () => {
      await onPreview(null);
      await onPreview({ name: file.name, fileBase64: await readBase64(file) });
    });
  };
  return (
    <Form
      onSubmit={preview}
      className={className}
      submit={text("gift-import.look")}
      variant="secondary"
      pending={pending}
    >
      {children}
      <a href={template.href} className="text-link justify-self-start" download>
        {template.label}
      </a>
      <Field label={text("gift-import.file")} required>
        {(control) => (
          <input
            {...control}
            type="file"
            name="sheet"
            accept=".csv,.xlsx,text/csv"
            className="input"
            onChange={() => void onPreview(null)}
          />
        )}
      </Field>
    </Form>
  );
}

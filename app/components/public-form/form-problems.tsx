import { useText } from "../../i18n/text.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Notice } from "../ui/notice.tsx";
import type { PublicForm } from "./use-public-form.ts";

type Props = {
  form: PublicForm;
  /** What a field is called, where its message alone would not tell it from others. */
  nameOf: ((field: string) => string | undefined) | undefined;
};

/** Everything that is wrong with the form, above it, with a link to each field. */
export function FormProblems({ form, nameOf }: Props) {
  const { text } = useText();
  const problems = Object.entries(form.wrong).flatMap(([field, message]) =>
    message ? [{ fieldId: form.field(field).id, message: named(nameOf?.(field), text(message)) }] : [],
  );
  return (
    <>
      {form.problem && (
        <Notice tone="bad" className="mb-6">
          {form.problem}
        </Notice>
      )}
      <ErrorSummary problems={problems} attempt={form.attempt} className="mb-6" />
    </>
  );
}

const named = (name: string | undefined, message: string): string =>
  name ? `${name} – ${message}` : message;

import { useWords } from "../../i18n/text.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Notice } from "../ui/notice.tsx";
import type { PublicForm } from "./use-public-form.ts";

type Props = { form: PublicForm; title: string };

/** What was wrong with the form, above it: everything at once, with a way to each field. */
export function FormProblems({ form, title }: Props) {
  const { text } = useWords();
  const problems = Object.entries(form.wrong).flatMap(([field, message]) =>
    message ? [{ fieldId: form.field(field).id, message: text(message) }] : [],
  );
  return (
    <>
      {form.problem && (
        <Notice tone="bad" className="mb-6">
          {form.problem}
        </Notice>
      )}
      <ErrorSummary title={title} problems={problems} attempt={form.attempt} className="mb-6" />
    </>
  );
}

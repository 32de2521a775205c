import { maxReasonLength, minReasonLength } from "#domain/limits.ts";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useText } from "../../../i18n/text.tsx";

/** What a correction replaces, and why. */
export function CorrectionReason({ number }: { number: number }) {
  const { text } = useText();
  return (
    <>
      <Notice>{text("expenses.correct.replaces", { number: String(number) })}</Notice>
      <TextField
        label={text("expenses.correct.reason")}
        hint={text("documents.reverse.reasonHint")}
        required
        name="correctionReason"
        minLength={minReasonLength}
        maxLength={maxReasonLength}
      />
    </>
  );
}

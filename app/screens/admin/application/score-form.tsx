import { Form } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import { typedText } from "../../../data/typed-text.ts";
import type { Work } from "./use-work.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

const marks = ["1", "2", "3", "4", "5"] as const;
const maxCommentLength = 5000;

type Props = { work: Work; criteria: readonly string[] };

export function ScoreForm({ work: { pending, change }, criteria }: Props) {
  const { text } = useText();
  const submit = (typed: FormData) =>
    change("POST", "/api/admin/applications/grant/:id/scores", {
      marks: criteria.map((_, index) => Number(typedText(typed, `mark-${index}`))),
      comment: typedText(typed, "comment"),
    });
  return (
    <Form
      onSubmit={submit}
      className="bg-paper-sunk p-4"
      submit={text("application.score.give")}
      pending={pending}
    >
      {criteria.map((criterion, index) => (
        <SelectField
          key={criterion}
          label={criterion}
          required
          name={`mark-${index}`}
          placeholder={text("application.score.choose")}
          options={marks.map((value) => ({ value, label: text(`application.score.${value}`) }))}
        />
      ))}
      <TextareaField
        label={text("application.score.comment")}
        required
        name="comment"
        rows={3}
        maxLength={maxCommentLength}
      />
    </Form>
  );
}

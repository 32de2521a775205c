import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import type { Work } from "./use-work.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

const marks = ["1", "2", "3", "4", "5"];
const maxCommentLength = 5000;

export function ScoreForm({
  work: { application, pending, change },
  criteria,
}: {
  work: Work;
  criteria: readonly string[];
}) {
  const { text, language } = useText();
  const submit = (typed: FormData) =>
    change(
      send(language, "POST", key("/api/admin/applications/grant/:id/scores", application), {
        marks: criteria.map((_, index) => Number(typedText(typed, `mark-${index}`))),
        comment: typedText(typed, "comment"),
      }),
    );
  return (
    <Form onSubmit={submit} className="grid gap-4 bg-paper-sunk p-4">
      {criteria.map((criterion, index) => (
        <SelectField
          key={criterion}
          label={criterion}
          required
          name={`mark-${index}`}
          placeholder={text("application.score.choose")}
          options={marks.map((mark) => ({
            value: mark,
            label: text(`application.score.${mark as "1"}`),
          }))}
        />
      ))}
      <TextareaField
        label={text("application.score.comment")}
        required
        name="comment"
        rows={3}
        maxLength={maxCommentLength}
      />
      <div>
        <Button type="submit" pending={pending}>
          {text("application.score.give")}
        </Button>
      </div>
    </Form>
  );
}

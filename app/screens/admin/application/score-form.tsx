import { useState, type FormEvent } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import type { Work } from "./use-work.ts";

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
  const [given, setGiven] = useState<readonly string[]>(criteria.map(() => ""));
  const [comment, setComment] = useState("");
  const isWhole = given.every((mark) => mark !== "") && comment.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(
      send(language, "POST", key("/api/admin/applications/grant/:id/scores", application), {
        marks: given.map(Number),
        comment,
      }),
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-4 bg-paper-sunk p-4">
      {criteria.map((criterion, index) => (
        <Field key={criterion} label={criterion} required>
          {(control) => (
            <NativeSelect
              {...control}
              placeholder={text("application.score.choose")}
              value={given[index]}
              onChange={({ target: { value } }) =>
                setGiven(given.map((mark, place) => (place === index ? value : mark)))
              }
              options={marks.map((mark) => ({
                value: mark,
                label: text(`application.score.${mark as "1"}`),
              }))}
            />
          )}
        </Field>
      ))}
      <Field label={text("application.score.comment")} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={maxCommentLength}
            value={comment}
            onChange={({ target: { value } }) => setComment(value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" pending={pending} disabled={!isWhole}>
          {text("application.score.give")}
        </Button>
      </div>
    </form>
  );
}

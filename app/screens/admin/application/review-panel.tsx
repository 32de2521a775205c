import type { Review } from "#domain/applications/review/review.ts";
import { useText } from "../../../i18n/text.tsx";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

/** Reviewers do not see each other's scores before their own. */
export function ReviewPanel({ work, review }: { work: Work; review: Review }) {
  const { text, format } = useText();
  const isOpen = work.application.status !== "APPROVED" && work.application.status !== "DECLINED";
  return (
    <Section id="review" title={text("application.review")} className="grid gap-4">
      <p className="text-ink-soft">
        {text("application.review.given", { given: review.given, needed: review.needed })}{" "}
        {isOpen && !review.isScored && text("application.review.hidden")}
      </p>
      {review.scores.map((score) => (
        <ScoreView key={score.at} criteria={review.criteria} score={score} />
      ))}
      {isOpen && !review.isScored && <ScoreForm work={work} criteria={review.criteria} />}
      {review.awardedCents !== null && (
        <div className="grid gap-1 border-s-4 border-action ps-4">
          <p className="font-medium">
            {text("application.review.awarded", { amount: format.money(review.awardedCents) })}
          </p>
          <p dir="auto" data-any-language className="max-w-prose whitespace-pre-wrap">
            {review.motivation}
          </p>
        </div>
      )}
    </Section>
  );
}

type Score = Review["scores"][number];

function ScoreView({ criteria, score }: { criteria: readonly string[]; score: Score }) {
  const { text, format } = useText();
  return (
    <article className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-base font-medium" data-any-language>
        {score.by ?? text("application.somebody")}
      </h3>
      <dl className="grid gap-1 text-sm">
        {score.marks.map((mark, index) => (
          // Criteria have no id; their order identifies them.
          <div key={`${index} ${criteria[index]}`} className="flex justify-between gap-4">
            <dt data-any-language>{criteria[index] ?? index + 1}</dt>
            <dd className="font-figures">{text("application.score.of", { mark })}</dd>
          </div>
        ))}
      </dl>
      <p dir="auto" data-any-language className="max-w-prose whitespace-pre-wrap">
        {score.comment}
      </p>
      <p className="text-sm text-ink-soft">{format.dateTime(score.at)}</p>
    </article>
  );
}

const marks = ["1", "2", "3", "4", "5"] as const;
const maxCommentLength = 5000;

type Props = { work: Work; criteria: readonly string[] };

function ScoreForm({ work: { pending, change }, criteria }: Props) {
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

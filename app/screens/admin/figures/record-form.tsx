import { useLocation } from "wouter";
import { measures } from "#domain/figures/figure-record.ts";
import type { FigureRecordList } from "#domain/figures/list-records.ts";
import { documentIn, EvidenceFields } from "../../../components/back-office/document-field.tsx";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { RecordSubject } from "./record-subject.tsx";
import { figuresPath, noneOfThem, recordsKey } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

const maxTextLength = 500;

type Entry = FigureRecordList["rows"][number];
type Props = { list: FigureRecordList; corrected: Entry | null };

/** Enters a record. The same period again replaces the earlier one, with a reason. */
export function RecordForm({ list, corrected }: Props) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const { mutate, pending } = useMutation([recordsKey], text("figure-records.done"));

  const enter = async (typed: FormData, form: HTMLFormElement) => {
    const subject = corrected ?? {
      measure: oneOf(measures, typedText(typed, "measure")) ?? "beneficiaries",
      programId: chosen(typed, "program"),
      from: typedText(typed, "from"),
      to: typedText(typed, "to"),
    };
    const { measure, programId, from, to } = subject;
    const done = await mutate("POST", recordsKey, {
      measure,
      programId,
      from,
      to,
      value: Number(typedText(typed, "value")),
      source: typedWords(typed, "source"),
      datedOn: typedText(typed, "dated") || null,
      documentBase64: (await documentIn(typed)) || null,
      reason: corrected ? typedText(typed, "reason") : null,
    });
    if (!done) return;
    form.reset();
    navigate(figuresPath);
  };
  return (
    <Form
      onSubmit={enter}
      className="max-w-3xl"
      submit={text(corrected ? "figure-records.correct.button" : "figure-records.button")}
      pending={pending}
    >
      <h2 className="heading-3">
        {text(corrected ? "figure-records.correct.title" : "figure-records.enter")}
      </h2>
      <RecordSubject programs={list.programs} corrected={corrected} />
      {corrected && (
        <TextField
          label={text("figure-records.reason")}
          hint={text("figure-records.reasonHint")}
          required
          name="reason"
          maxLength={maxTextLength}
        />
      )}
      <TextField
        label={text("figure-records.value")}
        required
        name="value"
        type="number"
        min={0}
        step={1}
        defaultValue={corrected?.value}
      />
      <WordsFields
        name="source"
        label={text("figure-records.source")}
        hint={text("figure-records.sourceHint")}
        maxLength={maxTextLength}
        {...(corrected && { written: corrected.source })}
      />
      <EvidenceFields hint={text("figure-records.evidenceHint")} />
    </Form>
  );
}

const chosen = (typed: FormData, name: string): string | null => {
  const value = typedText(typed, name);
  return value === noneOfThem ? null : value;
};

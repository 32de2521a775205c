import { useState } from "react";
import { useLocation } from "wouter";
import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { recordKinds } from "#domain/results/indicator.ts";
import { documentIn, EvidenceFields } from "../../../components/back-office/document-field.tsx";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { indicatorKey, resultsPath } from "./view.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const maxNoteLength = 500;
type Props = { indicatorId: string; corrected: IndicatorAnswer["history"][number] | null };

export function RecordForm({ indicatorId, corrected }: Props) {
  const { text, format } = useText();
  const [, navigate] = useLocation();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<string>(corrected?.kind ?? "ACTUAL");
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const { mutate, pending } = useMutation([indicatorKey(indicatorId)], text("results.entered"));
  const isResult = kind === "ACTUAL" && !isWithdrawn;

  const enter = async (typed: FormData, form: HTMLFormElement) => {
    const note = typedWords(typed, "note");
    const documentBase64 = (await documentIn(typed)) || null;
    const done = await mutate("POST", "/api/admin/result-records", {
      id,
      indicatorId,
      kind: oneOf(recordKinds, kind) ?? "ACTUAL",
      value: isWithdrawn ? null : Number(typedText(typed, "value")),
      on: corrected && isWithdrawn ? corrected.on : typedText(typed, "on"),
      note: isWithdrawn || note.en + note.nl + note.ar === "" ? null : note,
      documentDatedOn: typedText(typed, "dated") || null,
      documentBase64,
      documentIsPublic: documentBase64 !== null && typed.has("public"),
      corrects: corrected?.id ?? null,
      reason: corrected ? typedText(typed, "reason") : null,
    });
    if (!done) return;
    setId(crypto.randomUUID());
    form.reset();
    navigate(`${resultsPath}/${indicatorId}`);
  };
  return (
    <Form
      onSubmit={enter}
      className="max-w-3xl"
      submit={text(corrected ? "results.button.correct" : "results.button.enter")}
      pending={pending}
    >
      <h2 className="heading-3">
        {corrected
          ? text("results.correct.of", {
              kind: text(`results.kind.${corrected.kind}`),
              date: format.date(corrected.on),
            })
          : text("results.enter")}
      </h2>
      {corrected && (
        <>
          <TextField
            label={text("results.field.reason")}
            hint={text("results.field.reasonHint")}
            required
            name="reason"
            minLength={3}
            maxLength={maxNoteLength}
          />
          <Checkbox
            checked={isWithdrawn}
            onChange={({ target }) => setIsWithdrawn(target.checked)}
            label={text("results.field.withdraw")}
          />
        </>
      )}
      {!isWithdrawn && (
        <>
          <div className="grid gap-5 sm:grid-cols-3">
            {/* A correction keeps the kind of the record that it corrects. */}
            {!corrected && (
              <SelectField
                label={text("results.field.kind")}
                required
                value={kind}
                onChange={({ target }) => setKind(target.value)}
                options={recordKinds.map((value) => ({ value, label: text(`results.kind.${value}`) }))}
              />
            )}
            <TextField
              label={text("results.field.value")}
              required
              name="value"
              type="number"
              min={0}
              step={0.01}
              defaultValue={corrected?.value ?? undefined}
            />
            <TextField
              label={text(kind === "TARGET" ? "results.field.by" : "results.field.on")}
              required
              name="on"
              type="date"
              defaultValue={corrected?.on}
            />
          </div>
          <WordsFields
            name="note"
            label={text("results.field.note")}
            hint={text("results.field.noteHint")}
            required={isResult}
            maxLength={maxNoteLength}
            {...(corrected?.note && { written: corrected.note })}
          />
          <EvidenceFields hint={text("results.field.documentHint")} required={isResult} />
          <Checkbox
            name="public"
            label={text("results.field.public")}
            hint={text("results.field.publicHint")}
          />
        </>
      )}
    </Form>
  );
}

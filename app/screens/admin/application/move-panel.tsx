import { useState, useEffect, useRef } from "react";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";
import { languageFacts } from "#domain/language.ts";
import { Form } from "../../../components/ui/form.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { AwardFields, awardIn, type TypedAward } from "./award-fields.tsx";
import { LetterView } from "./letter-view.tsx";
import { useLetter } from "./use-letter.ts";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

export function MovePanel({ work }: { work: Work }) {
  const { text } = useText();
  const { status, nextStatuses } = work.application;
  const [chosen, setChosen] = useState<ApplicationStatus | null>(null);
  // A colleague may have moved it meanwhile.
  const to = chosen !== null && nextStatuses.includes(chosen) ? chosen : null;
  return (
    <Section id="move" title={text("application.move")} className="grid gap-3">
      {nextStatuses.length === 0 && <p className="text-ink-soft">{text("application.move.none")}</p>}
      <div className="flex flex-wrap gap-3">
        {nextStatuses.map((next) => (
          <Button
            key={next}
            variant={next === "DECLINED" ? "quiet" : "secondary"}
            aria-pressed={to === next}
            onClick={() => setChosen(next)}
          >
            {text(status === "DECLINED" ? "application.to.again" : `application.to.${next}`)}
          </Button>
        ))}
      </div>
      {to !== null && <MoveForm key={to} work={work} to={to} onDone={() => setChosen(null)} />}
    </Section>
  );
}

const maxReasonLength = 5000;
const maxLineLength = 1000;

type Props = { work: Work; to: ApplicationStatus; onDone: () => void };

/** The button is disabled until the shown letter is the one that will be sent. */
function MoveForm({ work, to, onDone }: Props) {
  const { text } = useText();
  const { application, pending, change } = work;
  const [reason, setReason] = useState("");
  const [line, setLine] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const needsAward = application.kind === "grant" && to === "APPROVED";
  const [typedAward, setTypedAward] = useState<TypedAward>({ amount: "", motivation: "" });
  const award = needsAward ? awardIn(typedAward) : null;
  const letter = useLetter(application, { to, line, award });
  useEffect(() => box.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);

  const submit = async () => {
    const body = { version: application.version, to, reason, line, award };
    if (!(await change("POST", "/api/admin/applications/:kind/:id/moves", body))) return;
    toasts.add({
      title: text("application.moved"),
      description: text("application.moved.text", { email: application.email }),
    });
    onDone();
  };
  return (
    <div ref={box} className="bg-paper-sunk p-4">
      <Form
        onSubmit={submit}
        check={() => ({ reason: reason.trim() === "" && text("application.error.reason_required") })}
        className="grid gap-4"
      >
        {to === "DECLINED" && (
          <TextareaField
            label={text("application.reason")}
            hint={text("application.reason.hint")}
            required
            name="reason"
            rows={3}
            maxLength={maxReasonLength}
            value={reason}
            onChange={({ target: { value } }) => setReason(value)}
          />
        )}
        {needsAward && <AwardFields typed={typedAward} onType={setTypedAward} />}
        <TextareaField
          label={text("application.line")}
          hint={text("application.line.hint", { language: languageFacts[application.language].name })}
          rows={2}
          maxLength={maxLineLength}
          value={line}
          onChange={({ target: { value } }) => setLine(value)}
        />
        <LetterView letter={letter} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending} disabled={!letter.isCurrent || (needsAward && !award)}>
            {text("application.send")}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {text("application.cancel")}
          </Button>
        </div>
      </Form>
    </div>
  );
}

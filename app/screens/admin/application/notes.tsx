import { useState } from "react";
import { Form } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import { typedText } from "../../../data/typed-text.ts";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

const maxNoteLength = 5000;

/** Internal notes. Applicants see them only in a copy of their data. */
export function Notes({ work: { application, pending, change } }: { work: Work }) {
  const { text, format } = useText();
  // A note sent twice is stored once.
  const [id, setId] = useState<string | null>(null);
  const add = async (typed: FormData, form: HTMLFormElement) => {
    const noteId = id ?? crypto.randomUUID();
    setId(noteId);
    const note = { id: noteId, text: typedText(typed, "text") };
    if (!(await change("POST", "/api/admin/applications/:kind/:id/notes", note))) return;
    form.reset();
    setId(null);
  };
  return (
    <Section id="notes" title={text("application.notes")} className="grid gap-3">
      <Form onSubmit={add} submit={text("application.note.add")} variant="secondary" pending={pending}>
        <TextareaField
          label={text("application.note")}
          hint={text("application.note.hint")}
          required
          rows={3}
          name="text"
          maxLength={maxNoteLength}
        />
      </Form>
      <ul className="grid divide-y divide-line">
        {application.notes.map((note) => (
          <li key={note.id} className="grid gap-1 py-3">
            <p dir="auto" data-any-language className="max-w-prose whitespace-pre-wrap">
              {note.text}
            </p>
            <p className="text-sm text-ink-soft">
              {text("application.by", {
                name: note.by ?? text("application.somebody"),
                date: format.dateTime(note.at),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

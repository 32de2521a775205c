import { useState } from "react";
import { languages } from "#domain/language.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { momentAt } from "./fields/moments.ts";
import type { Editor } from "./use-editor.ts";
import { Section } from "../../../components/ui/section.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

export function Actions({ editor }: { editor: Editor }) {
  const { text } = useText();
  const { record, dirty, waits } = editor;
  return (
    <Section
      id="actions"
      title={text("editor.actions")}
      heading="text-lg"
      className="grid gap-4 border border-line bg-paper-raised p-5"
    >
      <Schedule editor={editor} waits={waits} />
      {record.publishedVersion !== null && !record.fixed && (
        <ConfirmDialog
          title={text("editor.unpublishTitle")}
          description={text("editor.unpublishText")}
          confirmLabel={text("editor.unpublish")}
          cancelLabel={text("editor.cancel")}
          danger
          onConfirm={() => void editor.unpublish()}
          trigger={
            <Button variant="quiet" disabled={waits || dirty}>
              {text("editor.unpublish")}
            </Button>
          }
        />
      )}
      {record.id !== null && <Looks record={record} />}
    </Section>
  );
}

function Schedule({ editor, waits }: { editor: Editor; waits: boolean }) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const at = momentAt(typed);
  return (
    <div className="grid gap-3">
      <TextField
        label={text("editor.publishAt")}
        hint={text("editor.publishAtHint")}
        type="datetime-local"
        value={typed}
        disabled={!editor.alive}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        variant="secondary"
        disabled={waits || at === ""}
        pending={editor.pending === "schedule"}
        onClick={() => void editor.schedule(at)}
      >
        {text("editor.schedule")}
      </Button>
      {editor.record.scheduled && (
        <Button
          variant="quiet"
          disabled={waits}
          pending={editor.pending === "unschedule"}
          onClick={() => void editor.unschedule()}
        >
          {text("editor.unschedule")}
        </Button>
      )}
    </div>
  );
}

/** Opens beside the editor, so that typed text stays. */
function Looks({ record }: { record: Editor["record"] }) {
  const { text } = useText();
  return (
    <div className="grid gap-1 border-t border-line pt-4 text-sm">
      <p className="text-ink-soft">{text("editor.previewHint")}</p>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`/admin/content/${record.kind}/${record.id}/preview?language=${language}`}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-block py-2"
            >
              {text("editor.previewIn", { language: text(`editor.language.${language}`) })}
            </a>
          </li>
        ))}
        {record.publishedVersion !== null && record.page !== null && (
          <li>
            <Link href={record.page} target="_blank" className="text-link inline-block py-2">
              {text("editor.view")}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

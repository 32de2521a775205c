import type { VersionAnswer } from "#domain/content/editing/answers.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useLabels } from "./editor-context.ts";
import type { Editor } from "./use-editor.ts";
import { Section } from "../../../components/ui/section.tsx";

export function History({ editor }: { editor: Editor }) {
  const { text } = useText();
  const { versions } = editor.record;
  return (
    <Section id="history" title={text("editor.history")} heading="text-lg">
      {versions.length === 0 && <p className="mt-2 text-ink-soft">{text("editor.history.none")}</p>}
      <ol className="mt-2 grid">
        {versions.map((version) => (
          <li key={version.version} className="grid gap-1 border-t border-line py-3">
            <Version editor={editor} saved={version} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Version({ editor, saved }: { editor: Editor; saved: VersionAnswer }) {
  const { text, format } = useText();
  const { fieldLabel } = useLabels();
  const { version, action, fields, at, by } = saved;
  const isNewest = version === editor.record.version;
  const changed = fields.filter((name) => name !== "id").map((name) => fieldLabel(name));
  return (
    <>
      <p className="font-medium">
        {text("editor.history.version", { version })} · {text(`editor.action.${action}`)}
      </p>
      <p className="text-sm text-ink-soft">
        {by === null ? format.dateTime(at) : text("editor.list.by", { date: format.dateTime(at), name: by })}
      </p>
      {version > 1 && changed.length > 0 && (
        <p className="text-sm text-ink-soft">
          {text("editor.history.fields", { fields: changed.join(", ") })}
        </p>
      )}
      {!isNewest && (
        <div>
          <ConfirmDialog
            title={text("editor.history.restoreTitle", { version })}
            description={text("editor.history.restoreText")}
            confirmLabel={text("editor.history.restore", { version })}
            cancelLabel={text("editor.cancel")}
            onConfirm={() => void editor.restore(version)}
            trigger={
              <Button variant="quiet" size="small" disabled={editor.dirty || editor.pending !== null}>
                {text("editor.history.restore", { version })}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}

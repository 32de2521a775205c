import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { EditorTrail } from "./editor-trail.tsx";
import { freshForMs, recordKey } from "./keys.ts";
import { fieldId, pathLabel, reasonLabel } from "./labels.ts";
import { useMemo } from "react";
import type { RecordAnswer } from "#domain/content/editing/answers.ts";
import { ErrorSummary } from "../../../components/ui/error-summary.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { key } from "../../../data/api-key.ts";
import { Actions } from "./actions.tsx";
import { EditorBar, useShownLanguages } from "./editor-bar.tsx";
import { Conflict } from "./conflict.tsx";
import { FormContext, LabelsContext, useLabels, useUnsavedGuard } from "./editor-context.ts";
import { FieldInput } from "./fields/field-input.tsx";
import { inCountry } from "./fields/moments.ts";
import { History } from "./history.tsx";
import { slugOf } from "./slug-of.ts";
import { RecordStatus } from "./record-status.tsx";
import { useEditor, type Editor } from "./use-editor.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

export default function ContentRecordScreen({ params: { kind = "", id = "" } }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(recordKey(kind, id), freshForMs);
  if (isMissing(entry)) return <NotFoundScreen />;
  const { data, error } = entry;
  const named = data?.title === null ? data.label : data?.title || id;
  const title = (data?.id === null && data.newLabel) || named;
  return (
    <StaffPage title={title} description={text("editor.description")}>
      <EditorTrail kind={kind} label={data?.title === null ? undefined : data?.label} />
      <noscript>
        <p className="border-s-4 border-warn bg-warn-soft p-4">{text("editor.needsScript")}</p>
      </noscript>
      {!data && <Waiting error={error} />}
      {data && (
        <LabelsContext value={data.labels}>
          <ContentEditor key={data.id} record={data} />
        </LabelsContext>
      )}
    </StaffPage>
  );
}

function ContentEditor({ record }: { record: RecordAnswer }) {
  const { text, has } = useText();
  const { fieldLabel } = useLabels();
  const editor = useEditor(record);
  useUnsavedGuard(
    editor.dirty && editor.keeping.keptAt === null && editor.pending === null,
    text("editor.leave"),
  );
  const { body, set, problems } = editor;
  const confirm = useConfirm(record);
  const { shown, toggle, show } = useShownLanguages();
  const form = useMemo(
    () => ({
      shown,
      body,
      problems,
      relations: record.relations,
      translations: record.translations,
      confirm,
      set: (path: string, value: unknown) => {
        set(path, value);
        if (path !== "countryCode") return;
        const moved = inCountry(body, record.fields, value);
        for (const { name, type } of record.fields) if (type === "moment") set(name, moved[name]);
      },
    }),
    [shown, body, problems, record, set, confirm],
  );
  return (
    <div className="editor">
      <EditorBar editor={editor} shown={shown} onToggle={toggle} />
      <div className="grid gap-8 [&>*]:min-w-0">
        <RecordStatus editor={editor} />
        <div onClickCapture={({ target }) => show(target)}>
          <ErrorSummary
            attempt={editor.attempt}
            problems={problems.map(({ path, reason }) => ({
              fieldId: fieldId(path),
              message: text("editor.problem", {
                field: pathLabel(path, text, fieldLabel),
                reason: text(reasonLabel(reason, has)),
              }),
            }))}
          />
        </div>
        {editor.theirs && <Conflict editor={editor} theirs={editor.theirs} />}
        {record.sample && <Notice>{text("editor.sampleNote")}</Notice>}
        <form
          className="grid gap-8 [&>*]:min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            void editor.save();
          }}
        >
          {/* Before hydration input would be lost. */}
          <fieldset disabled={!editor.alive} className="grid gap-8 [&>*]:min-w-0">
            <FormContext value={form}>
              {record.fields.map((field) => (
                <FieldInput key={field.name} field={field} path={field.name} value={body[field.name]} />
              ))}
            </FormContext>
            {record.id === null && <AddressField editor={editor} />}
          </fieldset>
          {/* Enter in a field saves a draft, as the button does. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        </form>
      </div>
      <div className="grid content-start gap-8">
        <Actions editor={editor} />
        <History editor={editor} />
      </div>
    </div>
  );
}

/** Says that a paragraph of a translation is right, although its source changed. */
function useConfirm({ kind, id }: RecordAnswer) {
  const { text } = useText();
  const { mutate } = useMutation([recordKey(kind, id ?? "new")], text("editor.translation.confirmed"));
  const address = key("/api/admin/content/:kind/:id/confirmed-translations", { kind, id: id ?? "new" });
  return (place: string, paragraph: string, source: string) =>
    mutate("POST", address, { place, paragraph, source });
}

/** Proposed from the English title until edited. */
function AddressField({ editor }: { editor: Editor }) {
  const { text } = useText();
  return (
    <TextField
      label={text("editor.address")}
      hint={text("editor.addressHint")}
      box="max-w-md"
      required
      dir="ltr"
      value={editor.newId}
      onChange={({ target }) => editor.setNewId(slugOf(target.value, { typing: true }))}
    />
  );
}

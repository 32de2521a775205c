import { useState } from "react";
import { useLocation } from "wouter";
import { maxNameLength, type SegmentAnswer, type SegmentOptions } from "#domain/contacts/segment.ts";
import { segmentsList } from "#domain/contacts/segments-list.ts";
import { readAsked } from "#domain/lists/asked.ts";
import { segmentKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { listKey } from "../../../components/list/list-key.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { CountOfSegment } from "./count-of-segment.tsx";
import { newRow, rowsOf, segmentIn, type Row } from "./typed-segment.ts";

type Props = { id: string; known: SegmentAnswer | null; options: SegmentOptions };

export function SegmentForm({ id, known, options }: Props) {
  const { text } = useText();
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(known?.segment));
  const [, navigate] = useLocation();
  const changes = [listKey(segmentsList, readAsked(segmentsList)), ...(known ? [segmentKey(id)] : [])];
  const { mutate, pending } = useMutation(changes, text("segments.saved"));
  const isOwn = known?.isOwn ?? true;
  const save = async (typed: FormData) => {
    const segment = segmentIn(typed, rows);
    const isShared = typed.has("isShared");
    const change = { version: known?.version ?? 0, name: typedText(typed, "name"), segment, isShared };
    if ((await mutate("PUT", segmentKey(id), change)) && !known) navigate(`/admin/segments/${id}`);
  };
  return (
    <Form onSubmit={save} className="grid max-w-3xl gap-6">
      <TextField
        label={text("segments.name")}
        name="name"
        required
        maxLength={maxNameLength}
        dir="auto"
        defaultValue={known?.name}
      />
      <SelectField
        label={text("segments.match")}
        name="match"
        defaultValue={known?.segment.match ?? "all"}
        options={(["all", "any"] as const).map((value) => ({
          value,
          label: text(`segments.match.${value}`),
        }))}
      />
      <ol className="grid gap-4">
        {rows.map((row) => (
          <li key={row.key} className="grid gap-4 border border-line p-4">
            <ConditionFields
              row={row}
              options={options}
              onKind={(kind) =>
                setRows(rows.map((each) => (each === row ? { key: row.key, kind, condition: null } : each)))
              }
            />
            {rows.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                className="justify-self-start"
                onClick={() => setRows(rows.filter((each) => each !== row))}
              >
                {text("segments.condition.remove")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => setRows([...rows, newRow(rows)])}
      >
        {text("segments.condition.add")}
      </Button>
      <CountOfSegment rows={rows} />
      {isOwn ? (
        <>
          <Checkbox name="isShared" defaultChecked={known?.isShared} label={text("segments.share")} />
          <div className="flex flex-wrap gap-4">
            <Button type="submit" pending={pending}>
              {text("segments.save")}
            </Button>
            {known && <Delete id={id} name={known.name} />}
          </div>
        </>
      ) : (
        <p className="text-ink-soft">{text("segments.ofColleague")}</p>
      )}
    </Form>
  );
}

function Delete({ id, name }: { id: string; name: string }) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const { mutate, pending } = useMutation(
    [listKey(segmentsList, readAsked(segmentsList))],
    text("segments.deleted"),
  );
  const remove = async () => {
    if (await mutate("DELETE", segmentKey(id))) navigate("/admin/segments");
  };
  return (
    <ConfirmDialog
      title={text("segments.delete.title", { name })}
      description={text("segments.delete.text")}
      confirmLabel={text("segments.delete")}
      cancelLabel={text("segments.delete.cancel")}
      danger
      onConfirm={() => void remove()}
      trigger={
        <Button variant="quiet" disabled={pending}>
          {text("segments.delete")}
        </Button>
      }
    />
  );
}

import { useState } from "react";
import type { Named } from "#domain/applications/review/answers.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const maxTaskLength = 500;
/** No account has this id. */
const nobody = "nobody";

type Props = {
  staff: readonly Named[];
  pending: boolean;
  onAdd: (task: { id: string; text: string; dueOn: string; assigneeId: string | null }) => Promise<boolean>;
};

export function NewTask({ staff, pending, onAdd }: Props) {
  const { text } = useText();
  // The same task sent twice is one; the next one is another.
  const [id, setId] = useState<string | null>(null);
  const add = async (typed: FormData, form: HTMLFormElement) => {
    const taskId = id ?? crypto.randomUUID();
    setId(taskId);
    const assignee = typedText(typed, "assignee");
    const added = await onAdd({
      id: taskId,
      text: typedText(typed, "text"),
      dueOn: typedText(typed, "dueOn"),
      assigneeId: assignee === nobody ? null : assignee,
    });
    if (!added) return;
    form.reset();
    setId(null);
  };
  return (
    <Form onSubmit={add} className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_11rem_12rem_auto]">
      <TextField label={text("admin.tasks.text")} required name="text" maxLength={maxTaskLength} dir="auto" />
      <TextField label={text("admin.tasks.dueOn")} required type="date" name="dueOn" />
      <SelectField
        label={text("admin.column.assignee")}
        name="assignee"
        defaultValue={nobody}
        options={[
          { value: nobody, label: text("admin.nobody") },
          ...staff.map(({ id: value, name }) => ({ value, label: name })),
        ]}
      />
      <Button type="submit" variant="secondary" disabled={pending}>
        {text("admin.tasks.add")}
      </Button>
    </Form>
  );
}

import type { Task } from "#domain/back-office/task.ts";
import { freshForMs, tasksKey, todayKey } from "../../../components/back-office/keys.ts";
import { useMutation, type Mutate } from "../../../components/back-office/use-mutation.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { useState } from "react";
import type { Named } from "#domain/applications/review/answers.ts";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

export function Tasks() {
  const { text } = useText();
  const { data, error } = useApi(tasksKey, freshForMs);
  const { mutate, pending } = useMutation([tasksKey, todayKey]);
  return (
    <section id="tasks" aria-labelledby="tasks-title" className="grid gap-3">
      <h2 id="tasks-title" className="text-xl">
        {text("admin.tasks.title")}
      </h2>
      {error && !data && <NotLoaded />}
      {data?.tasks.length === 0 && <p className="text-ink-soft">{text("admin.tasks.none")}</p>}
      {data && <TaskList tasks={data.tasks} pending={pending} mutate={mutate} />}
      {data && (
        <NewTask staff={data.staff} pending={pending} onAdd={(task) => mutate("POST", tasksKey, task)} />
      )}
    </section>
  );
}

type ListProps = { tasks: readonly Task[]; pending: boolean; mutate: Mutate };

export function TaskList({ tasks, pending, mutate }: ListProps) {
  const { text } = useText();
  if (tasks.length === 0) return null;
  return (
    <ul className="grid border-t border-line">
      {tasks.map((task) => (
        <li
          key={task.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
        >
          <TaskWords task={task} />
          <Button
            variant="quiet"
            size="small"
            disabled={pending}
            aria-describedby={task.id}
            onClick={() => void mutate("POST", key("/api/admin/tasks/:id/completion", { id: task.id }))}
          >
            {text("admin.tasks.done")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function TaskWords({ task: { id, text: words, dueOn, assignee } }: { task: Task }) {
  const { text, format } = useText();
  return (
    <div className="min-w-0">
      <p id={id} dir="auto" data-any-language>
        {words}
      </p>
      <p className="text-sm text-ink-soft">
        {text("admin.tasks.due", { date: format.date(dueOn), name: assignee?.name ?? text("admin.nobody") })}
      </p>
    </div>
  );
}

const maxTaskLength = 500;
/** No account has this id. */
const nobody = "nobody";

type Props = {
  staff: readonly Named[];
  pending: boolean;
  /** In a side column: one field below the other. */
  isNarrow?: true;
  onAdd: (task: { id: string; text: string; dueOn: string; assigneeId: string | null }) => Promise<boolean>;
};

export function NewTask({ staff, pending, isNarrow, onAdd }: Props) {
  const { text } = useText();
  // A task sent twice is stored once.
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
    <Form
      onSubmit={add}
      className={classNames(
        "grid items-end gap-3",
        !isNarrow && "sm:grid-cols-2 xl:grid-cols-[1fr_11rem_12rem_auto]",
      )}
    >
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

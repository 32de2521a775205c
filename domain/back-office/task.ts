import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";

export const maxTaskLength = 500;

export const task = z.object({
  id: z.string(),
  text: z.string(),
  dueOn: z.iso.date(),
  assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type Task = z.infer<typeof task>;

export type NewTask = Readonly<{
  id: string;
  text: string;
  dueOn: string;
  assigneeId: string | null;
  /** The contact that it is about. */
  contactId?: string | null | undefined;
}>;
export type Tasks = {
  /** Open tasks, most urgent first. */
  open: () => Promise<Task[]>;
  /** Repeating the id changes nothing. */
  add: (task: NewTask, by: Caller) => Promise<void>;
  finish: (id: string, by: Caller) => Promise<"done" | "not_found">;
};
/** The colleagues who can get a task. */
type Staff = { all: () => Promise<readonly { id: string }[]> };
export type TaskOutcome = { ok: true } | { ok: false; reason: "task_empty" | "person_unknown" };

export const addTask =
  ({ tasks, staff }: { tasks: Tasks; staff: Staff }) =>
  async (asked: NewTask, by: Caller): Promise<TaskOutcome> => {
    const text = oneLine(asked.text);
    if (text === "") return { ok: false, reason: "task_empty" };
    const people = await staff.all();
    if (asked.assigneeId !== null && !people.some(({ id }) => id === asked.assigneeId)) {
      return { ok: false, reason: "person_unknown" };
    }
    await tasks.add({ ...asked, text }, by);
    return { ok: true };
  };

import type pg from "pg";
import type { Tasks } from "#domain/back-office/task.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

const maxListed = 200;

export const storedTasks = (pool: pg.Pool): Tasks => ({
  open: async () => {
    const { rows } = await pool.query<Row>(
      `select t.id, t.body as text, t.due_on, t.assignee_id, ${nameOfUser("u")} as assignee_name
       from staff_tasks t left join users u on u.id = t.assignee_id
       where t.done_at is null order by t.due_on, t.id limit ${maxListed}`,
    );
    return rows.map(({ due_on, assignee_id, assignee_name, ...row }) => ({
      ...row,
      dueOn: due_on,
      assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? "" },
    }));
  },
  add: (task, by) =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `with added as (
           insert into staff_tasks (id, body, due_on, assignee_id, created_by) values ($1, $2, $3, $4, $5)
           on conflict (id) do nothing returning id),
         about as (insert into contact_tasks (task_id, contact_id) select added.id, c.id from added, contacts c where c.id = $6)
         select id from added`,
        [task.id, task.text, task.dueOn, task.assigneeId, by.actor.userId, task.contactId ?? null],
      );
      if (rowCount === 0) return;
      const after = { dueOn: task.dueOn, assigneeId: task.assigneeId };
      await writeAudit(client, {
        ...by,
        action: "task.added",
        subject: { kind: "task", id: task.id },
        after,
      });
    }),
  finish: (id, by) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ done: boolean }>(
        "select done_at is not null as done from staff_tasks where id = $1 for update",
        [id],
      );
      if (!rows[0]) return "not_found";
      if (rows[0].done) return "done";
      await client.query("update staff_tasks set done_at = now(), done_by = $2 where id = $1", [
        id,
        by.actor.userId,
      ]);
      await writeAudit(client, { ...by, action: "task.finished", subject: { kind: "task", id } });
      return "done";
    }),
});

type Row = {
  id: string;
  text: string;
  due_on: string;
  assignee_id: string | null;
  assignee_name: string | null;
};

import type pg from "pg";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";

export const exportedAction = "export.included";

type Exported = Readonly<{ actor: AuditEntry["actor"]; subject: AuditEntry["subject"]; requestId: string }>;

/** Logs everyone whose data was exported, in bulk. */
export async function noteExported(
  pool: pg.Pool,
  people: readonly string[],
  { actor, subject, requestId }: Exported,
): Promise<void> {
  if (people.length === 0) return;
  const [actorId, role] = actor === "program" ? [null, null] : [actor.userId, actor.role];
  await pool.query({
    name: "note-exported",
    text: `insert into audit_log (actor_id, actor_role, action, subject_kind, subject_id, about_user_id, request_id)
      select $1, $2, '${exportedAction}', $3, $4, about, $5 from unnest($6::text[]) as about`,
    values: [actorId, role, subject.kind, subject.id, requestId, people],
  });
}

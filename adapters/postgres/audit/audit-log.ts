import type pg from "pg";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";

/** Takes the transaction of the change it tells of, so that neither stands without the other. */
export async function writeAudit(client: pg.ClientBase | pg.Pool, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, aboutUserId, before, after, requestId } = entry;
  const [actorId, role] = actor === "program" ? [null, null] : [actor.userId, actor.role];
  await client.query({
    name: "write-audit",
    text: `insert into audit_log
        (actor_id, actor_role, action, subject_kind, subject_id, about_user_id, before, after, request_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      actorId,
      role,
      action,
      subject.kind,
      subject.id,
      aboutUserId ?? null,
      asJson(before),
      asJson(after),
      requestId ?? null,
    ],
  });
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

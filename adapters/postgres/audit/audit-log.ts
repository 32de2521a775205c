import type pg from "pg";
import type { AuditEntry } from "#domain/audit/audit-entry.ts";

/** Uses the change's transaction. */
export const writeAudit = (client: pg.ClientBase | pg.Pool, entry: AuditEntry): Promise<void> =>
  writeAudits(client, [entry]);

export async function writeAudits(
  client: pg.ClientBase | pg.Pool,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map(({ actor, subject, ...entry }) => ({
    ...entry,
    actorId: actor === "program" ? null : actor.userId,
    role: actor === "program" ? null : actor.role,
    kind: subject.kind,
    id: subject.id,
  }));
  await client.query({
    name: "write-audit",
    text: `insert into audit_log
        (actor_id, actor_role, action, subject_kind, subject_id, about_user_id, before, after, request_id)
      select "actorId", role, action, kind, id, "aboutUserId", before, after, "requestId"
      from jsonb_to_recordset($1) as told("actorId" text, role text, action text, kind text, id text, "aboutUserId" text,
        before jsonb, after jsonb, "requestId" text)`,
    values: [JSON.stringify(rows)],
  });
}

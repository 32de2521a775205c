import type pg from "pg";
import type {
  ApplicationKey,
  LockedApplication,
  StoredMove,
} from "#domain/applications/review/locked-application.ts";
import { sources } from "./sources.ts";

type Row = Omit<LockedApplication, "kind" | "id">;

export async function lockApplication(
  client: pg.ClientBase,
  { kind, id }: ApplicationKey,
): Promise<LockedApplication | null> {
  const { table, contact, email, about } = sources[kind];
  const { rows } = await client.query<Row>(
    `select version, status, language, ${contact} as name, ${email} as email, ${about} as "aboutId",
       assignee_id as "assigneeId", decided_at as "decidedAt",
       ${kind === "volunteer" ? "stopped_on" : "null"} as "stoppedOn",
       ${kind === "volunteer" ? "background_check" : "null"} as "backgroundCheck",
       ${kind === "grant" ? "(select count(*) from grant_scores where application_id = $1)" : "0"} as scores,
       ${kind === "grant" ? "requested_cents" : "null::bigint"} as "requestedCents"
     from ${table} where id = $1 for update`,
    [id],
  );
  return rows[0] ? { kind, id, ...rows[0] } : null;
}

export async function storeMove(
  client: pg.ClientBase,
  { kind, id }: ApplicationKey,
  move: StoredMove,
): Promise<void> {
  const { to, award, at } = move;
  const isDecided = to === "APPROVED" || to === "DECLINED";
  const awarded = kind === "grant" ? award : null;
  await client.query(
    `update ${sources[kind].table} set status = $2, decided_at = $3, version = version + 1
       ${awarded ? ", awarded_cents = $4, decision_motivation = $5" : ""}
     where id = $1`,
    [id, to, isDecided ? at : null, ...(awarded ? [awarded.cents, awarded.motivation] : [])],
  );
}

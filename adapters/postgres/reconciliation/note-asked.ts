import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";

export const noteAsked =
  (pool: pg.Pool) =>
  (action: "reconciliation.compared" | "payouts.read", actor: Actor, requestId: string): Promise<void> =>
    writeAudit(pool, { actor, action, subject: { kind: "books", id: "reconciliation" }, requestId });

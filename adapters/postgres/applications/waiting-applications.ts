import type pg from "pg";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { undecidedStatuses } from "#domain/applications/application-status.ts";
import type { WaitingApplications } from "#domain/applications/review/ports.ts";
import { sources } from "./sources.ts";

export const waitingApplications = (pool: pg.Pool): WaitingApplications => {
  const waiting = (kind: ApplicationKind) => async () => {
    const { rows } = await pool.query<{ count: number; oldest: Date | null }>({
      name: `waiting-${kind}`,
      text: `select count(*) as count, min(created_at) as oldest from ${sources[kind].table} where status = any($1)`,
      values: [undecidedStatuses],
    });
    return { count: rows[0]?.count ?? 0, oldestSince: rows[0]?.oldest ?? null };
  };
  return { volunteer: waiting("volunteer"), grant: waiting("grant"), partner: waiting("partner") };
};

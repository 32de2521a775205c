import type pg from "pg";
import type { ApplicationKey } from "#domain/applications/review/locked-application.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { accountOf } from "../base/account-of.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { sources } from "./sources.ts";

export const subjectOf = ({ kind, id }: ApplicationKey) => ({ kind: `${kind}_application`, id });

/** Reading somebody's application is itself written down; applicants with an account are shown it. */
export const noteLook =
  (pool: pg.Pool) =>
  async (key: ApplicationKey, by: Caller): Promise<void> =>
    writeAudit(pool, {
      ...by,
      action: "application.viewed",
      subject: subjectOf(key),
      aboutUserId: await applicantOf(pool, key),
    });

export async function applicantOf(
  db: pg.ClientBase | pg.Pool,
  { kind, id }: ApplicationKey,
): Promise<string | null> {
  const { table, email } = sources[kind];
  const { rows } = await db.query<{ account: string | null }>(
    `select ${accountOf(`a.${email}`)} as account from ${table} a where a.id = $1`,
    [id],
  );
  return rows[0]?.account ?? null;
}

import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Draft, DraftFields, Drafts } from "#domain/applications/grant/ports.ts";
import { digest } from "../../auth/secrets.ts";

export const storedDrafts = (pool: pg.Pool): Drafts => ({
  add: async (token, { callId, fields, savedAt, expiresAt }) => {
    await pool.query(
      `insert into grant_drafts (id, token_hash, call_id, fields, saved_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), digest(token), callId, JSON.stringify(fields), savedAt, expiresAt],
    );
  },

  find: async (token, now) => {
    const { rows } = await pool.query<DraftRow>(
      `select call_id, fields, saved_at, expires_at from grant_drafts where token_hash = $1 and expires_at > $2`,
      [digest(token), now],
    );
    return rows[0] ? draftOf(rows[0]) : whenSent(pool, token);
  },

  save: async (token, { callId, fields, savedAt, expiresAt }) => {
    const { rowCount } = await pool.query(
      `update grant_drafts set fields = $3, saved_at = $4, expires_at = $5
       where token_hash = $1 and call_id = $2 and expires_at > $4`,
      [digest(token), callId, JSON.stringify(fields), savedAt, expiresAt],
    );
    if (rowCount === 1) return "saved";
    return (await whenSent(pool, token)) ? "already_sent" : "draft_unknown";
  },
});

/** Safe to run at any time: expired drafts are not found anyway. */
export const deleteExpiredDrafts = async (pool: pg.Pool, now: Date): Promise<number> =>
  (await pool.query("delete from grant_drafts where expires_at <= $1", [now])).rowCount ?? 0;

async function whenSent(pool: pg.Pool, token: string): Promise<{ sentAt: Date } | null> {
  const { rows } = await pool.query<{ sentAt: Date }>(
    `select created_at as "sentAt" from grant_applications where draft_hash = $1`,
    [digest(token)],
  );
  return rows[0] ?? null;
}

type DraftRow = { call_id: string; fields: DraftFields; saved_at: Date; expires_at: Date };

const draftOf = (row: DraftRow): Draft => ({
  callId: row.call_id,
  fields: row.fields,
  savedAt: row.saved_at,
  expiresAt: row.expires_at,
});

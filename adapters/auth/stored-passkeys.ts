import type pg from "pg";
import type { Passkey } from "#domain/accounts/passkey.ts";
import type { Passkeys } from "#domain/accounts/ports.ts";

type Row = {
  id: string;
  user_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

const columns = "id, user_id, public_key, counter, transports, name, created_at, last_used_at";

export const storedPasskeys = (pool: pg.Pool): Passkeys => ({
  add: async ({ id, userId, publicKey, counter, transports, name, createdAt, lastUsedAt }) => {
    const { rowCount } = await pool.query(
      `insert into passkeys (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
      [id, userId, Buffer.from(publicKey), counter, transports, name, createdAt, lastUsedAt],
    );
    return rowCount === 1 ? "added" : "already_known";
  },
  find: async (id) => {
    const { rows } = await pool.query<Row>(`select ${columns} from passkeys where id = $1`, [id]);
    return rows[0] ? passkeyOf(rows[0]) : null;
  },
  listOf: async (userId) => {
    const { rows } = await pool.query<Row>(
      `select ${columns} from passkeys where user_id = $1 order by created_at, id`,
      [userId],
    );
    return rows.map(passkeyOf);
  },
  markUsed: async (id, counter, at) => {
    await pool.query("update passkeys set counter = $2, last_used_at = $3 where id = $1", [id, counter, at]);
  },
  remove: async (userId, id) => {
    const { rowCount } = await pool.query("delete from passkeys where user_id = $1 and id = $2", [
      userId,
      id,
    ]);
    return rowCount === 1 ? "removed" : "unknown";
  },
});

const passkeyOf = (row: Row): Passkey => ({
  id: row.id,
  userId: row.user_id,
  publicKey: new Uint8Array(row.public_key),
  counter: row.counter,
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

import type pg from "pg";
import type { Account } from "#domain/accounts/account.ts";
import type { Sessions } from "#domain/accounts/ports.ts";
import { staffBounds, type ListedSession, type Session } from "#domain/accounts/session.ts";
import { digest } from "./secrets.ts";

type SessionRow = {
  id: string;
  user_id: string;
  method: Session["method"];
  device: string;
  started_at: Date;
  seen_at: Date;
  expires_at: Date;
  proved_at: Date;
};
type FoundRow = SessionRow & {
  email: string;
  first_name: string | null;
  role: Account["role"];
  profile_image_url: string | null;
};

const sessionColumns =
  "s.id, s.user_id, s.method, s.device, s.started_at, s.seen_at, s.expires_at, s.proved_at";

/** The digest in the URL prevents showing an old picture from the cache. */
const profileImage = `case when p.user_id is null then u.profile_image_url
  else '/api/account/picture?v=' || left(p.hash, 16) end`;

export const storedSignInSessions = (pool: pg.Pool): Sessions => ({
  open: async ({ id, userId, method, device, startedAt, seenAt, expiresAt, provedAt }, token) => {
    await pool.query(
      `insert into sessions (id, token_hash, user_id, method, device, started_at, seen_at, expires_at, proved_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, digest(token), userId, method, device, startedAt, seenAt, expiresAt, provedAt],
    );
  },
  find: async (token, now) => {
    const { rows } = await pool.query<FoundRow>({
      name: "session-find",
      text: `
        select ${sessionColumns}, u.email, u.first_name, u.role, ${profileImage} as profile_image_url
        from sessions s join users u on u.id = s.user_id left join account_pictures p on p.user_id = u.id
        where s.token_hash = $1 and s.expires_at > $2`,
      values: [digest(token), now],
    });
    return rows[0] ? { session: sessionOf(rows[0]), account: accountOf(rows[0]) } : null;
  },
  renew: async (id, seenAt, expiresAt) => {
    await pool.query("update sessions set seen_at = $2, expires_at = $3 where id = $1", [
      id,
      seenAt,
      expiresAt,
    ]);
  },
  prove: async (id, at, method) => {
    await pool.query("update sessions set proved_at = $2, method = $3 where id = $1", [id, at, method]);
  },
  end: async (token) => {
    await pool.query("delete from sessions where token_hash = $1", [digest(token)]);
  },
  listOf: async (userId, now) => {
    const { seenAfter, startedAfter } = staffBounds(now);
    const { rows } = await pool.query<ListedSession>({
      name: "session-list",
      text: `
        select s.id, s.method, s.device, s.started_at as "startedAt", s.seen_at as "seenAt"
        from sessions s join users u on u.id = s.user_id
        where s.user_id = $1 and s.expires_at > $2
          and (u.role = 'DONOR' or (s.seen_at > $3 and s.started_at > $4))
        order by s.seen_at desc, s.started_at desc, s.id`,
      values: [userId, now, seenAfter, startedAfter],
    });
    return rows;
  },
  endOne: async (userId, id) => {
    const { rowCount } = await pool.query("delete from sessions where user_id = $1 and id = $2", [
      userId,
      id,
    ]);
    return rowCount === 1 ? "ended" : "unknown";
  },
  endAllOf: async (userId) => {
    await pool.query("delete from sessions where user_id = $1", [userId]);
  },
});

const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.user_id,
  method: row.method,
  device: row.device,
  startedAt: row.started_at,
  seenAt: row.seen_at,
  expiresAt: row.expires_at,
  provedAt: row.proved_at,
});

const accountOf = (row: FoundRow): Account => ({
  id: row.user_id,
  email: row.email,
  firstName: row.first_name,
  role: row.role,
  profileImageUrl: row.profile_image_url,
});

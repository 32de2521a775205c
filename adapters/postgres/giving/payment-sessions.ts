import type pg from "pg";
import type { SessionRefusal, Sessions } from "#domain/giving/ports.ts";
import { digest } from "../../auth/secrets.ts";
import { inBatches } from "../base/in-batches.ts";
import type { ReadSecret } from "./carried-sessions.ts";

/** Session `s` has no owner, or this one. */
export const isOwnSession = (userId: string): string => `(s.user_id is null or s.user_id = ${userId})`;

/** Browser history keeps secrets for years, so they expire some time after payment or abandonment. */
export const isSecretValid =
  "(coalesce(d.paid_at, d.created_at) > now() - case when d.paid_at is null then interval '60 days' else interval '7 days' end)";

type Opened = Parameters<Sessions["open"]>[0];

/** `read` decodes a session from its secret; it is a row only after a change. */
export const storedPaymentSessions = (pool: pg.Pool, read: ReadSecret = () => null): Sessions => {
  const open = inBatches((sessions: readonly Opened[]) => openSessions(pool, sessions));
  return {
    open: async (session) => (read(session.clientSecret) ? undefined : open(session)),
    prolong: async (change) => {
      const { clientSecret, userId, now, expiresAt } = change;
      if (await prolongStored(pool, change)) return "prolonged";
      const refusal = await whyNot(pool, clientSecret, userId, now);
      if (refusal !== "not_stored") return refusal;
      const carried = read(clientSecret);
      if (!carried) return "session_unknown";
      if (carried.expiresAt <= now) return "session_expired";
      await openSessions(pool, [{ ...carried, clientSecret, userId: null, expiresAt }]);
      return "prolonged";
    },
  };
};

type Prolonged = Parameters<Sessions["prolong"]>[0];

async function prolongStored(
  pool: pg.Pool,
  { clientSecret, userId, now, expiresAt }: Prolonged,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "session-prolong",
    text: `update payment_sessions s set expires_at = $4
      where s.secret_hash = $1 and ${isOwnSession("$2")} and s.expires_at > $3
        and not exists (
          select from donations d where d.id = s.donation_id and d.status not in ('PENDING', 'FAILED'))`,
    values: [digest(clientSecret), userId, now, expiresAt],
  });
  return rowCount === 1;
}

/** Of two concurrent first extensions the second finds the row. */
async function openSessions(pool: pg.Pool, sessions: readonly Opened[]): Promise<void[]> {
  const rows = sessions.map(({ clientSecret, fees, ...session }) => ({
    ...session,
    ...fees,
    secretHash: digest(clientSecret).toString("hex"),
  }));
  await pool.query({
    name: "session-open",
    text: `insert into payment_sessions (secret_hash, user_id, opened_at, expires_at, fee_permille,
        fee_fixed_cents, method_fees)
      select decode("secretHash", 'hex'), "userId", "openedAt", "expiresAt", permille, "fixedCents", methods
      from jsonb_to_recordset($1::jsonb) as opened("secretHash" text, "userId" text,
        "openedAt" timestamptz, "expiresAt" timestamptz, permille int, "fixedCents" bigint, methods jsonb)
      on conflict (secret_hash) do nothing`,
    values: [JSON.stringify(rows)],
  });
  return sessions.map(() => undefined);
}

async function whyNot(
  pool: pg.Pool,
  clientSecret: string,
  userId: string | null,
  now: Date,
): Promise<SessionRefusal | "not_stored"> {
  const { rows } = await pool.query<{ alive: boolean; own: boolean }>({
    name: "session-status",
    text: `select s.expires_at > $3 as alive, coalesce(${isOwnSession("$2")}, false) as own from payment_sessions s
      where s.secret_hash = $1`,
    values: [digest(clientSecret), userId, now],
  });
  if (!rows[0]) return "not_stored";
  if (!rows[0].own) return "session_unknown";
  return rows[0].alive ? "session_closed" : "session_expired";
}

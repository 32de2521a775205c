import type pg from "pg";
import type { KnownDevices } from "#domain/accounts/ports.ts";
import { digest } from "./secrets.ts";

export const storedDevices = (pool: pg.Pool): KnownDevices => ({
  remember: async (userId, secret, at) => {
    const { rows } = await pool.query<{ known: boolean; others: boolean }>(
      `with before as (
         select coalesce(bool_or(device_hash = $2), false) as known, count(*) > 0 as others
         from known_devices where user_id = $1
       ), remembered as (
         insert into known_devices (user_id, device_hash, seen_at) values ($1, $2, $3)
         on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
       )
       select known, others from before`,
      [userId, digest(secret), at],
    );
    if (rows[0]?.known) return "known";
    return rows[0]?.others ? "new" : "first";
  },
});

import type pg from "pg";
import { endInvitations } from "../postgres/back-office/people.ts";

/** Deletes expired rows. Safe at any time on any instance; expired rows are already unusable. */
export const clearExpired = (pool: pg.Pool) => async (): Promise<void> => {
  await pool.query("delete from sessions where expires_at <= now()");
  await pool.query("delete from single_use_secrets where expires_at <= now()");
  await pool.query("delete from rate_limits where resets_at <= now()");
  await pool.query("delete from known_devices where seen_at < now() - interval '1 year'");
  await endInvitations(pool);
};

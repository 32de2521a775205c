import type pg from "pg";
import type { EndMonthlyGifts } from "#domain/privacy/ports.ts";
import { isOfDonor } from "../giving/of-donor.ts";

/** Ends a donor's monthly donations in our records. */
export const endMonthlyGiftsHere =
  (pool: pg.Pool): EndMonthlyGifts =>
  async ({ userId, email }) => {
    await pool.query(
      `update recurring_gifts r set status = 'ENDED', ended_at = now(), ended_because = 'donor' from donations d
       where d.id = r.id and r.status <> 'ENDED' and ${isOfDonor}`,
      [userId, email],
    );
    return "ended";
  };

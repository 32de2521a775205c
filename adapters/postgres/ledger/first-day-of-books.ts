import type pg from "pg";

/** Null: no bookings. */
export async function firstDayOfBooks(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>(
    "select min(booked_on) as day from ledger_entries",
  );
  return rows[0]?.day ?? null;
}

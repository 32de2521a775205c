import type pg from "pg";

export type NumberedReceipt = Readonly<{ donationId: string; cause: string; year: number; number: number }>;

/**
 * Gives the receipts that wait their numbers, the next of their year, oldest first. Safe to call from several
 * processes at once: each takes others, and the database hands the numbers out one after another, without a gap.
 */
export async function numberReceipts(pool: pg.Pool, most: number, at: Date): Promise<NumberedReceipt[]> {
  const { rows } = await pool.query<NumberedReceipt>({
    name: "receipts-number",
    text: `with waiting as (
        select id from receipts where number is null order by id limit $1 for update skip locked
      )
      update receipts set numbered_at = $2 from waiting where receipts.id = waiting.id
      returning donation_id as "donationId", cause, year, number`,
    values: [most, at],
  });
  return rows.sort((a, b) => a.year - b.year || a.number - b.number);
}

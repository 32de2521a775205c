import type pg from "pg";

export type NumberedReceipt = Readonly<{ donationId: string; cause: string; year: number; number: number }>;

/**
 * Gives the receipts that wait their numbers, the next of their year, oldest first, and queues each one's mail: one
 * statement, so neither stands without the other. Safe to call from several processes at once: each takes others, and
 * the database hands the numbers out one after another, without a gap.
 */
export async function numberReceipts(pool: pg.Pool, most: number, at: Date): Promise<NumberedReceipt[]> {
  const { rows } = await pool.query<NumberedReceipt>({
    name: "receipts-number",
    text: `/* never null: number, because the database numbers it in this step */
      with waiting as (
        select id from receipts where number is null order by id limit $1 for update skip locked
      ), numbered as (
        update receipts set numbered_at = $2 from waiting where receipts.id = waiting.id
        returning receipts.id, donation_id, cause, year, number
      ), mailed as (
        insert into mail_outbox (kind, cause, to_address, language, attachments)
        select 'gift-receipt', numbered.id::text, d.donor_email, d.language, jsonb_build_array(jsonb_build_object(
          'name', 'receipt-' || numbered.year || '-' || lpad(numbered.number::text, 6, '0') || '.pdf',
          'kind', 'receipt', 'id', d.id))
        from numbered join donations d on d.id = numbered.donation_id
        where numbered.cause = 'gift' and d.status <> 'REVERSED'
        on conflict (kind, cause) do nothing
      )
      select donation_id as "donationId", cause, year, number from numbered`,
    values: [most, at],
  });
  return rows.sort((a, b) => a.year - b.year || a.number - b.number);
}

import type pg from "pg";

export type NumberedReceipt = Readonly<{ donationId: string; cause: string; year: number; number: number }>;

/** Numbers receipts and queues their mail in one statement. Safe for concurrent callers; the database prevents gaps. */
export async function numberReceipts(pool: pg.Pool, most: number, at: Date): Promise<NumberedReceipt[]> {
  const { rows } = await pool.query<NumberedReceipt>({
    name: "receipts-number",
    text: `/* never null: number, because the database numbers it in this step */
      with waiting as (
        select id, year from receipts
        where number is null and donation_id not in (select w.donation_id from receipts_awaiting_bank w) order by id limit $1 for update skip locked
      ), counters as (
        select year, last from receipt_counters where year = any(array(select year from waiting)) order by year for update
      ), next as (
        select waiting.id, last + row_number() over (partition by year order by waiting.id) as number
        from waiting left join counters using (year)
      ), numbered as (
        update receipts set numbered_at = $2, number = next.number from next where receipts.id = next.id
        returning receipts.id, donation_id, cause, year, receipts.number
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

import type pg from "pg";
import { dayMs } from "#domain/calendar/day.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import type { Language } from "#domain/language.ts";
import { lapsesAfterDays, reminderAfterDays, type Transfer } from "#domain/giving/transfer/transfer.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";

export type StoredTransfer = Transfer & Readonly<{ language: Language; donorEmail: string }>;

const batch = 100;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

export const storedTransfers = (pool: pg.Pool) => ({
  /** Null also if no attempt was a transfer. */
  find: async (donationId: string): Promise<StoredTransfer | null> => {
    const { rows } = await pool.query<TransferRow>({
      name: "transfer-find",
      text: `select d.id as "donationId", d.reference, d.status, d.by_transfer as "isChosen",
          case when d.by_transfer or d.paid_at is not null then d.amount_cents else a.amount_cents end as "giftCents",
          d.frequency, a.claimed_until as "begunAt", d.paid_at as "paidAt", d.language, d.donor_email as "donorEmail",
          case when reminder.donation_id is null then 'none' when reminder.sent_at is null then 'asked' else 'sent' end
            as reminder,
          exists (select from mail_outbox where kind = 'transfer-instructions' and cause = a.id) as "isMailed"
        from donations d
          join lateral (
            select id, amount_cents, claimed_until from payment_attempts
            where donation_id = d.id and provider = 'bank' order by number desc limit 1
          ) a on true
          left join transfer_reminders reminder on reminder.donation_id = d.id
        where d.id = $1`,
      values: [donationId],
    });
    return rows[0] ? transferOf(rows[0]) : null;
  },

  remind: async (donationId: string, wanted: boolean): Promise<void> => {
    await pool.query(
      wanted
        ? "insert into transfer_reminders (donation_id) values ($1) on conflict (donation_id) do nothing"
        : "delete from transfer_reminders where donation_id = $1 and sent_at is null",
      [donationId],
    );
  },

  /** Once each, on request. */
  sendReminders: (now: Date): Promise<void> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string; email: string; language: Language }>(
        `update transfer_reminders reminder set sent_at = $1 from donations d
         where d.id = reminder.donation_id and reminder.sent_at is null and d.id in (
           select d.id from transfer_reminders r join donations d on d.id = r.donation_id
             join payment_attempts a on a.donation_id = d.id and a.number = d.attempts
           where r.sent_at is null and d.by_transfer and d.status = 'PENDING' and a.claimed_until <= $2
           order by d.id limit $3 for update of r skip locked)
         returning d.id, d.donor_email as email, d.language`,
        [now, daysBefore(now, reminderAfterDays), batch],
      );
      for (const { id, email, language } of rows)
        await queueMail(client, { kind: "transfer-reminder", cause: id, to: email, language });
    }),

  /** Still matched when their money arrives. */
  lapse: async (now: Date): Promise<void> => {
    await pool.query(
      `with old as (
         select d.id, a.id as attempt_id from donations d
           join payment_attempts a on a.donation_id = d.id and a.number = d.attempts
         where d.by_transfer and d.status = 'PENDING' and d.created_at < $2 and a.claimed_until < $2
         order by d.id limit $3 for update of d skip locked
       ), expired as (
         update payment_attempts a set expired_at = $1 from old where a.id = old.attempt_id
       ), lapsed as (
         update donations d set status = 'FAILED', version = version + 1 from old where d.id = old.id
       )
       insert into donation_events (donation_id, from_status, to_status, attempt_id, at)
       select id, 'PENDING', 'FAILED', attempt_id, $1 from old`,
      [now, daysBefore(now, lapsesAfterDays), batch],
    );
  },

  /** A standing order without payments for this long was ended at the bank. */
  endSilentOrders: async (now: Date): Promise<void> => {
    await pool.query(
      `update recurring_gifts set status = 'ENDED', version = version + 1, ended_at = $1, ended_because = 'donor'
       where provider = 'bank' and status <> 'ENDED' and next_charge_on < $2`,
      [now, dutchDate(daysBefore(now, lapsesAfterDays))],
    );
  },
});

type TransferRow = Omit<StoredTransfer, "begunOn" | "receivedOn"> & { begunAt: Date; paidAt: Date | null };

const transferOf = ({ begunAt, paidAt, ...row }: TransferRow): StoredTransfer => ({
  ...row,
  begunOn: dutchDate(begunAt),
  receivedOn: paidAt && dutchDate(paidAt),
});

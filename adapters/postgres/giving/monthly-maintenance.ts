import type pg from "pg";
import type { Debit, MonthlyMaintenance, OwedGift } from "#domain/giving/monthly/monthly-maintenance.ts";
import type { MonthlyGift } from "#domain/giving/monthly/monthly-gift.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { digest } from "../../auth/secrets.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";
import { monthlyColumns, monthlyGiftOf, type MonthlyGiftRow } from "./monthly-rows.ts";

type Needs = {
  newKey: () => string;
  letters: {
    notice: (gift: MonthlyGift, debit: Debit | null) => MailToQueue;
    failed: (gift: OwedGift, isCard: boolean, key: string, expiresAt: Date) => MailToQueue;
    reminder: (gift: OwedGift, key: string, expiresAt: Date) => MailToQueue;
    ended: (gift: MonthlyGift) => MailToQueue;
  };
};

/** Steps are days apart, and each look asks the provider. */
const lookAgainMs = 6 * 60 * 60 * 1000;
const keyLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Each step is one transaction with its letter; of two concurrent ones the first wins. */
export const storedMonthlyMaintenance = (pool: pg.Pool, { newKey, letters }: Needs): MonthlyMaintenance => {
  const once = (
    update: string,
    values: unknown[],
    then: (client: pg.PoolClient) => Promise<MailToQueue>,
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(update, values);
      if (rowCount !== 1) return false;
      await queueMail(client, await then(client));
      return true;
    });

  return {
    toAnnounce: async (today, until, most) => {
      const { rows } = await pool.query<MonthlyGiftRow>(
        `select ${monthlyColumns} from recurring_gifts r join donations d on d.id = r.id
         where r.provider <> 'bank' and r.status = 'ACTIVE' and r.next_charge_on > $1 and r.next_charge_on <= $2
           and r.noticed_for is distinct from r.next_charge_on
         order by r.next_charge_on, r.id limit $3`,
        [today, until, most],
      );
      return rows.map(monthlyGiftOf);
    },
    announce: (gift, debit) =>
      once(
        `update recurring_gifts set noticed_for = next_charge_on,
           mandate_reference = coalesce($3, mandate_reference)
         where id = $1 and status = 'ACTIVE' and next_charge_on = $2 and noticed_for is distinct from next_charge_on`,
        [gift.id, gift.nextChargeOn, debit?.mandateReference ?? null],
        async () => letters.notice(gift, debit),
      ),
    expectOn: async (gift, nextChargeOn) => {
      await pool.query(
        "update recurring_gifts set next_charge_on = $3 where id = $1 and next_charge_on = $2",
        [gift.id, gift.nextChargeOn, nextChargeOn],
      );
    },

    overdue: async (today, most) => {
      const { rows } = await pool.query<MonthlyGiftRow>(
        `select ${monthlyColumns} from recurring_gifts r join donations d on d.id = r.id
         where r.provider <> 'bank' and r.status in ('ACTIVE', 'PAST_DUE') and r.next_charge_on < $1 order by r.next_charge_on desc limit $2`,
        [today, most],
      );
      return rows.map(monthlyGiftOf);
    },
    owed: async (now, most) => {
      const { rows } = await pool.query<OwedRow>(
        `with looked as (
           update recurring_gifts set looked_at = $1 where id in (
             select id from recurring_gifts
             where status = 'PAST_DUE' and failed_at is not null
               and (told_failure_at is distinct from failed_at or looked_at is null or looked_at <= $2)
             order by failed_at limit $3 for update skip locked)
           returning *
         )
         select ${monthlyColumns},
           coalesce(r.told_failure_at = r.failed_at, false) as "wasTold",
           coalesce(r.reminded_failure_at = r.failed_at, false) as "wasReminded",
           owed.failures, owed."returnCodes", owed."confirmUrl"
         from looked r join donations d on d.id = r.id cross join lateral (
           select count(distinct f.id) as failures,
             coalesce(array_agg(distinct a.truth->>'returnCode') filter (where a.truth->>'returnCode' is not null), '{}')
               as "returnCodes",
             (array_agg(a.truth->>'confirmUrl' order by f.created_at desc, a.number desc))[1] as "confirmUrl"
           from donations f left join payment_attempts a on a.donation_id = f.id
           where f.recurring_gift_id = r.id and f.status in ('FAILED', 'DISPUTED', 'CHARGED_BACK')
             and f.created_at >= r.failed_at
         ) owed`,
        [now, new Date(now.getTime() - lookAgainMs), most],
      );
      return rows.map((row) => ({
        ...monthlyGiftOf(row),
        failedAt: row.failedAt,
        wasTold: row.wasTold,
        wasReminded: row.wasReminded,
        failures: row.failures,
        returnCodes: row.returnCodes,
        confirmUrl: row.confirmUrl,
      }));
    },
    tell: (gift, step, kind, now) => {
      const column = step === "tell" ? "told_failure_at" : "reminded_failure_at";
      return once(
        `update recurring_gifts set ${column} = failed_at
         where id = $1 and status = 'PAST_DUE' and failed_at = $2 and ${column} is distinct from failed_at`,
        [gift.id, gift.failedAt],
        async (client) => {
          const key = newKey();
          const expiresAt = new Date(now.getTime() + keyLifeMs);
          await client.query("delete from monthly_gift_keys where expires_at < $1", [now]);
          await client.query(
            "insert into monthly_gift_keys (key_hash, gift_id, expires_at) values ($1, $2, $3)",
            [digest(key), gift.id, expiresAt],
          );
          return step === "tell"
            ? letters.failed(gift, kind !== "sepa_debit", key, expiresAt)
            : letters.reminder(gift, key, expiresAt);
        },
      );
    },
    end: (gift, because, now) =>
      once(
        `update recurring_gifts set status = 'ENDED', version = version + 1, failed_at = null, ended_at = $2,
           ended_because = $3
         where id = $1 and status = $4`,
        [gift.id, now, because, gift.status],
        async () => letters.ended(gift),
      ),
  };
};

type OwedRow = MonthlyGiftRow &
  Pick<OwedGift, "failedAt" | "wasTold" | "wasReminded" | "failures" | "returnCodes" | "confirmUrl">;

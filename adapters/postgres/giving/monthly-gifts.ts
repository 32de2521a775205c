import type pg from "pg";
import type { MonthlyGift, MonthlyGifts, MonthlyOccasion } from "#domain/giving/monthly/monthly-gift.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { digest } from "../../auth/secrets.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";
import { monthlyColumns, monthlyGiftOf, type MonthlyGiftRow } from "./monthly-rows.ts";
import { isOfDonor } from "./shown-donations.ts";

type Letter = (occasion: MonthlyOccasion, gift: MonthlyGift) => MailToQueue;

/** A monthly donation has the id of its first donation and belongs to that donor. */
const gifts = `select ${monthlyColumns} from recurring_gifts r join donations d on d.id = r.id`;

export const storedMonthlyGifts = (pool: pg.Pool, letter: Letter): MonthlyGifts => ({
  ofDonor: async ({ userId, verifiedEmail }) => {
    const { rows } = await pool.query<MonthlyGiftRow>({
      name: "monthly-of-donor",
      text: `${gifts} where ${isOfDonor} order by r.status = 'ENDED', r.created_at desc, r.id`,
      values: [userId, verifiedEmail],
    });
    return rows.map(monthlyGiftOf);
  },
  find: async (id, { userId, verifiedEmail }) => {
    const { rows } = await pool.query<MonthlyGiftRow>({
      name: "monthly-find",
      text: `${gifts} where ${isOfDonor} and r.id = $3`,
      values: [userId, verifiedEmail, id],
    });
    return rows[0] ? monthlyGiftOf(rows[0]) : null;
  },
  findForKey: async (key, now) => {
    const { rows } = await pool.query<MonthlyGiftRow>(
      `${gifts} join monthly_gift_keys k on k.gift_id = r.id where k.key_hash = $1 and k.expires_at > $2`,
      [digest(key), now],
    );
    return rows[0] ? monthlyGiftOf(rows[0]) : null;
  },

  keepChange: async ({ id, version }, { giftCents, chargedCents, dayOfMonth, key }, at) => {
    const { rowCount } = await pool.query(
      `update recurring_gifts set wished_amount_cents = $2, wished_charged_cents = $3, wished_day_of_month = $4,
         wished_key = $5, wished_at = $6 where id = $1 and version = $7`,
      [id, giftCents, chargedCents, dayOfMonth, key, at, version],
    );
    return rowCount === 1 ? "kept" : "stale";
  },
  forgetChange: async (id, key) => {
    await pool.query(`update recurring_gifts r set ${forgetting("true")} where id = $1 and wished_key = $2`, [
      id,
      key,
    ]);
  },
  unanswered: async (askedBefore, most) => {
    const { rows } = await pool.query<MonthlyGiftRow>(
      `${gifts} where r.wished_at < $1 and r.status <> 'ENDED' order by r.wished_at limit $2`,
      [askedBefore, most],
    );
    return rows.map(monthlyGiftOf);
  },
  reload: async (id) => {
    const { rows } = await pool.query<MonthlyGiftRow>(`${gifts} where r.id = $1`, [id]);
    return rows[0] ? monthlyGiftOf(rows[0]) : null;
  },

  write: (gift, change, occasion, at, key) =>
    inTransaction(pool, async (client) => {
      // Writes only the donor's changes: a charge may have moved the rest meanwhile.
      const { rowCount } = await client.query(
        `update recurring_gifts r set version = version + 1, status = coalesce($3, status),
           amount_cents = coalesce($4, amount_cents), charged_cents = coalesce($5, charged_cents),
           day_of_month = coalesce($6, day_of_month), next_charge_on = coalesce($7, next_charge_on),
           before_amount_cents = case when $5 <> charged_cents then amount_cents else before_amount_cents end,
           before_charged_cents = case when $5 <> charged_cents then charged_cents else before_charged_cents end,
           changed_at = case when $5 <> charged_cents then $8 else changed_at end,
           ${forgetting("$3 = 'ENDED' or wished_key = $9")},
           failed_at = case when $3 in ('PAUSED', 'ENDED') then null else failed_at end,
           ended_at = case when $3 = 'ENDED' then $8 end,
           ended_because = case when $3 = 'ENDED' then 'donor' end
         where id = $1 and version = $2`,
        [
          gift.id,
          gift.version,
          change.status,
          change.giftCents,
          change.chargedCents,
          change.dayOfMonth,
          change.nextChargeOn,
          at,
          key,
        ],
      );
      if (rowCount !== 1) return "stale";
      if (occasion)
        await queueMail(client, letter(occasion, { ...gift, ...change, version: gift.version + 1 }));
      return "written";
    }),
});

const forgetting = (when: string): string =>
  requestColumns.map((name) => `${name} = case when ${when} then null else ${name} end`).join(", ");
const requestColumns = [
  "wished_amount_cents",
  "wished_charged_cents",
  "wished_day_of_month",
  "wished_key",
  "wished_at",
];

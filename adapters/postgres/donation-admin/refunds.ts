import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { KeptRefund, Refundable, RefundRequest, Refunds } from "#domain/donation-admin/ports.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { accountOfGift } from "../base/account-of.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";
import { openCents, openStatuses, refundableCents } from "./refundable.ts";

const batch = 100;
/** Doubles with each attempt. The first delay is longer than any provider call. */
const nextTry = "now() + least(interval '6 hours', interval '1 minute' * power(2, least(tries + 1, 20)))";

const keptColumns = `r.id, r.donation_id as "donationId", r.cents, r.outcome, r.asked_at as "askedAt",
  jsonb_build_object('provider', a.provider, 'paymentId', a.payment_id) as payment,
  d.status in (${openStatuses}) as "isOpen"`;
const keptTables = `refund_requests r join donations d on d.id = r.donation_id
  join payment_attempts a on a.id = d.paid_attempt_id`;

export const storedRefunds = (pool: pg.Pool) =>
  ({
    refundable: async (donationId) => {
      const { rows } = await pool.query<Refundable>(
        `select jsonb_build_object('provider', a.provider, 'paymentId', a.payment_id) as payment,
         d.status in (${openStatuses}) as "isOpen", ${refundableCents} as "refundableCents"
       from donations d join payment_attempts a on a.id = d.paid_attempt_id
       where d.id = $1`,
        [donationId],
      );
      return rows[0] ?? null;
    },

    find: async (id) => {
      const { rows } = await pool.query<KeptRefund>(
        `select ${keptColumns} from ${keptTables} where r.id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },

    keep: (request, by, requestId) =>
      inTransaction(pool, async (client) => {
        await lockByName(client, `refund ${request.donationId}`);
        const known = await client.query("select from refund_requests where id = $1", [request.id]);
        if (known.rowCount) return "known";
        const { rows } = await client.query<{ left: number; open: number; userId: string | null }>(
          `select ${refundableCents} as left, ${openCents} as open, ${accountOfGift} as "userId"
           from donations d where d.id = $1`,
          [request.donationId],
        );
        const { left = 0, open = 0, userId = null } = rows[0] ?? {};
        if (request.cents > left) return request.cents > left + open ? "too_much" : "awaiting_answer";
        return store(client, request, by, { requestId, userId });
      }),

    claim: async (id) => {
      const { rows } = await pool.query<{ tries: number }>(
        `update refund_requests set tries = tries + 1, next_try_at = ${nextTry}
         where id = $1 and outcome = 'ASKED' and next_try_at <= now() returning tries`,
        [id],
      );
      return rows[0]?.tries ?? null;
    },

    settle: async (id, outcome) => {
      await pool.query(settling, [id, outcome]);
    },

    /** Due open refunds, longest waiting first. */
    due: async (): Promise<KeptRefund[]> => {
      const { rows } = await pool.query<KeptRefund>(
        `select ${keptColumns} from ${keptTables} where r.outcome = 'ASKED' and r.next_try_at <= now()
         order by r.next_try_at limit ${batch}`,
      );
      return rows;
    },

    giveUp: (id: string, letters: readonly MailToQueue[]): Promise<void> =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(settling, [id, "GIVEN_UP"]);
        if (rowCount) for (const letter of letters) await queueMail(client, letter);
      }),
  }) satisfies Refunds & Record<string, unknown>;

const settling = "update refund_requests set outcome = $2 where id = $1 and outcome = 'ASKED'";

/** The caller makes the first attempt, so the next is due later. */
async function store(
  client: pg.ClientBase,
  { id, donationId, cents, reason }: RefundRequest,
  by: Actor,
  { requestId, userId }: { requestId: string; userId: string | null },
): Promise<"kept" | "known"> {
  const { rowCount } = await client.query(
    `insert into refund_requests (id, donation_id, cents, reason, asked_by, tries, next_try_at)
     select $1, $2, $3, $4, $5, 1, ${nextTry.replaceAll("tries", "0")} on conflict (id) do nothing`,
    [id, donationId, cents, reason, by === "program" ? "program" : by.userId],
  );
  if (rowCount === 0) return "known";
  await writeAudit(client, {
    actor: by,
    action: "donation.refunded",
    subject: { kind: "donation", id: donationId },
    aboutUserId: userId,
    after: { refund: id, cents, reason },
    requestId,
  });
  return "kept";
}

import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { refundNameOf } from "#domain/giving/risk/refuse-doubtful.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { accountOfGift } from "../base/account-of.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { refundableCents } from "../donation-admin/refundable.ts";

type State = "OPEN" | "ACCEPTED" | "REFUSED";

export const storedDoubts = (pool: pg.Pool) => ({
  count: async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from doubtful_gifts where state = 'OPEN'",
    );
    return rows[0]?.count ?? 0;
  },

  stateOf: async (donationId: string): Promise<State | null> => {
    const { rows } = await pool.query<{ state: State }>(
      "select state from doubtful_gifts where donation_id = $1",
      [donationId],
    );
    return rows[0]?.state ?? null;
  },

  owed: async (donationId: string): Promise<Cents> => {
    const { rows } = await pool.query<{ cents: Cents }>(
      `select coalesce((select r.cents from refund_requests r where r.id = $2), ${refundableCents}) as cents
       from donations d where d.id = $1`,
      [donationId, refundNameOf(donationId)],
    );
    return rows[0]?.cents ?? noCents;
  },

  /** False: already decided. */
  decide: (
    donationId: string,
    state: Exclude<State, "OPEN">,
    actor: Actor,
    requestId: string,
  ): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ score: number; reasons: string[]; userId: string | null }>(
        `update doubtful_gifts g set state = $2, decided_at = now(), decided_by = $3
         from donations d where g.donation_id = $1 and d.id = $1 and g.state = 'OPEN'
         returning g.score, g.reasons, ${accountOfGift} as "userId"`,
        [donationId, state, actor === "program" ? "program" : actor.userId],
      );
      for (const { score, reasons, userId } of rows)
        await writeAudit(client, {
          actor,
          action: state === "ACCEPTED" ? "doubtful_gift.accepted" : "doubtful_gift.refused",
          subject: { kind: "donation", id: donationId },
          after: { score, reasons },
          aboutUserId: userId,
          requestId,
        });
      return rows.length > 0;
    }),
});

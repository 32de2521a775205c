import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { WaitingGift } from "#domain/entered-gifts/answers.ts";
import { nameOfUser } from "../applications/sources.ts";

const most = 200;

type Row = Omit<WaitingGift, "enteredAt" | "refused"> & {
  enteredAt: Date;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
};

/** How many wait for a second person. */
export async function countWaitingGifts(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from entered_gifts g
     where g.needs_approval and not exists (select from entered_gift_decisions d where d.gift_id = g.id)`,
  );
  return rows[0]?.count ?? 0;
}

/** Waiting donations, oldest first, then refusals of the last month. */
export const listWaitingGifts =
  (pool: pg.Pool) =>
  async (by: Actor): Promise<WaitingGift[]> => {
    const { rows } = await pool.query<Row>(
      `select g.id, g.method, g.amount_cents as "amountCents", g.received_on as "receivedOn", g.entered_at as "enteredAt",
         ${nameOfUser("u")} as "enteredBy", g.entered_by = $1 as "isOwn", g.donor->>'name' as "donorName",
         g.bank_reference as "bankReference", g.goods, corrected.reference as corrects,
         g.document_type as "documentType", d.reason, ${nameOfUser("decider")} as "decidedBy", d.decided_at as "decidedAt"
       from entered_gifts g
         left join entered_gift_decisions d on d.gift_id = g.id
         left join users u on u.id = g.entered_by
         left join users decider on decider.id = d.decided_by
         left join donations corrected on corrected.id = g.corrects
       where g.needs_approval and (d.gift_id is null or d.outcome = 'REFUSED' and d.decided_at > now() - interval '1 month')
       order by d.gift_id is not null, g.entered_at limit ${most}`,
      [by === "program" ? "program" : by.userId],
    );
    return rows.map(({ reason, decidedBy, decidedAt, enteredAt, ...row }) => ({
      ...row,
      enteredAt: enteredAt.toISOString(),
      refused:
        reason !== null && decidedAt !== null ? { reason, by: decidedBy, at: decidedAt.toISOString() } : null,
    }));
  };

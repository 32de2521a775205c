import type pg from "pg";
import { waitingGiftsList } from "#domain/entered-gifts/waiting-gifts-list.ts";
import { nameOfUser } from "../applications/sources.ts";
import { listSource } from "../lists/list-source.ts";

/** How many wait for a second person. */
export async function countWaitingGifts(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from entered_gifts g
     where g.needs_approval and not exists (select from entered_gift_decisions d where d.gift_id = g.id)`,
  );
  return rows[0]?.count ?? 0;
}

/** Waiting donations, oldest first, then refusals of the last month. */
export const waitingGiftsSource = listSource(waitingGiftsList, {
  from: `entered_gifts g
    left join entered_gift_decisions d on d.gift_id = g.id
    left join users u on u.id = g.entered_by
    left join users decider on decider.id = d.decided_by
    left join donations corrected on corrected.id = g.corrects`,
  where: `g.needs_approval and (d.gift_id is null
    or d.outcome = 'REFUSED' and d.decided_at > now() - interval '1 month')`,
  columns: {
    id: "g.id",
    method: "g.method",
    amountCents: "g.amount_cents",
    receivedOn: "g.received_on",
    enteredAt: "g.entered_at",
    enteredById: "g.entered_by",
    enteredBy: nameOfUser("u"),
    donorName: "g.donor->>'name'",
    bankReference: "g.bank_reference",
    goods: "g.goods",
    corrects: "corrected.reference",
    documentType: "g.document_type",
    reason: "d.reason",
    decidedBy: nameOfUser("decider"),
    decidedAt: "d.decided_at",
    decided: "(d.gift_id is not null)::int",
  },
  filters: {},
});

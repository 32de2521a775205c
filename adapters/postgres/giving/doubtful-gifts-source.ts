import { doubtfulGiftsList } from "#domain/giving/risk/doubtful-gifts-list.ts";
import { listSource } from "../lists/list-source.ts";

export const doubtfulGiftsSource = listSource(doubtfulGiftsList, {
  from: "doubtful_gifts g join donations d on d.id = g.donation_id",
  where: "g.state = 'OPEN'",
  columns: {
    donationId: "d.id",
    reference: "d.reference",
    amountCents: "d.amount_cents",
    status: "d.status",
    notedAt: "g.noted_at",
    reasons: "g.reasons",
    score: "g.score",
  },
  filters: {},
});

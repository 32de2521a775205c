import type { MessageId } from "#app/messages/ids.ts";
import type { ChangeOutcome } from "#domain/giving/monthly/change-monthly-gift.ts";

export type MonthlyRefusal = Extract<ChangeOutcome, { ok: false }>["reason"];

/** The sentence for every reason; a new reason does not compile until it has one. */
export const monthlyProblem: Record<MonthlyRefusal, MessageId> = {
  gift_unknown: "monthly.error.gift_unknown",
  gift_ended: "monthly.error.gift_ended",
  gift_not_active: "monthly.error.gift_not_active",
  day_invalid: "monthly.error.day_invalid",
  provider_refused: "monthly.error.provider_refused",
  payments_unavailable: "giving.error.payments_unavailable",
  amount_not_whole_cents: "giving.error.amount_not_whole_cents",
  amount_too_small: "giving.error.amount_too_small",
  amount_too_large: "giving.error.amount_too_large",
};

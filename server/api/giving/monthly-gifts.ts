import { inLanguage } from "#app/routing/language-path.ts";
import type { MethodOutcome } from "#domain/giving/monthly/change-method.ts";
import type { ChangeOutcome } from "#domain/giving/monthly/change-monthly-gift.ts";
import type { MonthlyChangeRequest } from "#domain/giving/monthly/monthly-change-request.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { monthlyGiftsCalls } from "#contract/giving/monthly-gifts.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { methodsPerAccount } from "../../requests/form-limits.ts";
import { monthlyProblem, type MonthlyRefusal } from "../../giving/monthly-problem.ts";
import { refuse } from "../../refuse.ts";

/** Repeating a request does nothing more. */
export const monthlyGiftsApi = ({ giving: { monthly }, formLimits }: Foundation) => {
  const apply = async (c: RequestContext, id: string, request: MonthlyChangeRequest) => {
    const outcome = await monthly.change(id, callerOf(c).asDonor(), request);
    return outcome.ok ? answer(c, 200, await monthly.describe(outcome.gift)) : refusal(c, outcome);
  };
  return endpoints(monthlyGiftsCalls, {
    "GET /api/my/monthly-gifts": async ({ c }) => answer(c, 200, await monthly.listOf(callerOf(c).asDonor())),
    "PATCH /api/my/monthly-gifts/:id": ({ c, params, body: { amountCents, dayOfMonth } }) =>
      apply(c, params.id, { kind: "change", giftCents: amountCents, dayOfMonth }),
    "POST /api/my/monthly-gifts/:id/pause": ({ c, params }) => apply(c, params.id, { kind: "pause" }),
    "POST /api/my/monthly-gifts/:id/resumption": ({ c, params }) => apply(c, params.id, { kind: "resume" }),
    "POST /api/my/monthly-gifts/:id/cancellation": ({ c, params }) => apply(c, params.id, { kind: "cancel" }),
    "POST /api/my/monthly-gifts/:id/skip": ({ c, params, body }) =>
      apply(c, params.id, { kind: "skip", date: body.date }),
    "GET /api/my/monthly-gifts/:id/method": formLimits.perAccount(
      methodsPerAccount,
      async ({ c, params, query }) => {
        const page = inLanguage("/dashboard/monthly", query.language ?? "en");
        const id = params.id;
        return onwards(c, await monthly.changeMethod(id, callerOf(c).asDonor(), `${page}?done=method`), page);
      },
    ),
    "GET /api/monthly-gift-mending": async ({ c, query }) => {
      const page = inLanguage("/dashboard/monthly/mend", query.language ?? "en");
      return onwards(c, await monthly.changeMethodWithKey(query.key, `${page}?done=method`), page);
    },
  });
};

function onwards(c: RequestContext, outcome: MethodOutcome, page: string): Response {
  // The provider's address is a secret that opens the donor's account there.
  c.header("cache-control", "no-store");
  return c.redirect(outcome.ok ? outcome.url : `${page}?problem=${outcome.reason}`);
}

const refusal = (c: RequestContext, { reason }: Extract<ChangeOutcome, { ok: false }>) =>
  refuse(c, statusFor[reason], monthlyProblem[reason]);

const statusFor = {
  gift_unknown: 404,
  gift_ended: 409,
  gift_not_active: 409,
  provider_refused: 409,
  payments_unavailable: 503,
  amount_not_whole_cents: 422,
  amount_too_small: 422,
  amount_too_large: 422,
  day_invalid: 422,
} as const satisfies Record<MonthlyRefusal, number>;

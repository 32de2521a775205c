import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import { inLanguage } from "#app/routing/language-path.ts";
import type { MethodOutcome } from "#domain/giving/change-method.ts";
import type { ChangeOutcome } from "#domain/giving/change-monthly-gift.ts";
import { monthlyGiftAnswer } from "#domain/giving/monthly-gift.ts";
import type { MonthlyChangeRequest } from "#domain/giving/monthly-change-request.ts";
import { languages } from "#domain/language.ts";
import { donorBehind } from "../auth/donor-behind.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint } from "../endpoint.ts";
import { methodsPerAccount } from "../form-limits.ts";
import { monthlyProblem, type MonthlyRefusal } from "../monthly-problem.ts";
import { refuse } from "../refuse.ts";

const change = z.object({ amountCents: z.optional(z.int()), dayOfMonth: z.optional(z.int()) });
const skip = z.object({ date: z.iso.date() });
const from = z.object({ language: z.optional(z.enum(languages)) });
const fromLetter = z.object({ language: z.optional(z.enum(languages)), key: z.string() });

const answers = {
  200: { description: "The gift as it stands now", schema: monthlyGiftAnswer },
  404: { description: "No such gift of yours" },
  409: { description: "Not possible as the gift stands" },
  503: { description: "The payment provider does not answer" },
};

/** Everything a donor can do about a monthly gift. What is asked twice is done once. */
export const monthlyGiftsApi = ({ giving: { monthly }, formLimits }: Foundation) => {
  const apply = async (c: RequestContext, request: MonthlyChangeRequest) => {
    const outcome = await monthly.change(c.req.param("id") ?? "", donorBehind(c), request);
    return outcome.ok ? c.json(await monthly.describe(outcome.gift)) : refusal(c, outcome);
  };
  const simple = (noun: string, kind: "pause" | "resume" | "cancel", summary: string) =>
    endpoint(
      { method: "post", path: `/api/my/monthly-gifts/:id/${noun}`, who: "signed_in", summary, answers },
      ({ c }) => apply(c, { kind }),
    );
  return [
    endpoint(
      {
        method: "get",
        path: "/api/my/monthly-gifts",
        who: "signed_in",
        summary: "My monthly gifts, those that have ended last",
        answers: { 200: { description: "The gifts", schema: z.array(monthlyGiftAnswer) } },
      },
      async ({ c }) => c.json(await monthly.listOf(donorBehind(c))),
    ),
    endpoint(
      {
        method: "patch",
        path: "/api/my/monthly-gifts/:id",
        who: "signed_in",
        summary: "Another amount or another day, from the next charge on",
        body: change,
        answers: { ...answers, 422: { description: "An amount or a day that cannot be" } },
      },
      ({ c, body }) => apply(c, { kind: "change", ...body }),
    ),
    simple("pause", "pause", "Nothing is charged until it is resumed"),
    simple("resumption", "resume", "A paused gift goes on"),
    simple("cancellation", "cancel", "The gift ends"),
    endpoint(
      {
        method: "post",
        path: "/api/my/monthly-gifts/:id/skip",
        who: "signed_in",
        summary: "The charge of this date is skipped; the gift goes on a month later",
        body: skip,
        answers,
      },
      ({ c, body }) => apply(c, { kind: "skip", date: body.date }),
    ),
    formLimits.perAccount(
      methodsPerAccount,
      endpoint(
        {
          method: "get",
          path: "/api/my/monthly-gifts/:id/method",
          who: "signed_in",
          summary: "A plain navigation: on to the provider's page for another card or account",
          query: from,
          answers: { 302: { description: "To the provider, or back with the reason why not" } },
        },
        async ({ c, query }) => {
          const page = inLanguage("/dashboard/monthly", query.language ?? "en");
          const id = c.req.param("id") ?? "";
          return onwards(c, await monthly.changeMethod(id, donorBehind(c), `${page}?done=method`), page);
        },
      ),
    ),
    endpoint(
      {
        method: "get",
        path: "/api/monthly-gift-mending",
        who: "anyone",
        summary: "A plain navigation with the key of a letter: on to the provider's page for another method",
        query: fromLetter,
        answers: { 302: { description: "To the provider, or back with the reason why not" } },
      },
      async ({ c, query }) => {
        const page = inLanguage("/dashboard/monthly/mend", query.language ?? "en");
        return onwards(c, await monthly.changeMethodWithKey(query.key, `${page}?done=method`), page);
      },
    ),
  ];
};

function onwards(c: RequestContext, outcome: MethodOutcome, page: string): Response {
  // The provider's address is a secret that opens the donor's account there.
  c.header("cache-control", "no-store");
  return c.redirect(outcome.ok ? outcome.url : `${page}?problem=${outcome.reason}`);
}

const refusal = (c: RequestContext, { reason }: Extract<ChangeOutcome, { ok: false }>): Response =>
  refuse(c, statusFor[reason], monthlyProblem[reason]);

const statusFor: Record<MonthlyRefusal, ContentfulStatusCode> = {
  gift_unknown: 404,
  gift_ended: 409,
  gift_not_active: 409,
  provider_refused: 409,
  payments_unavailable: 503,
  amount_not_whole_cents: 422,
  amount_too_small: 422,
  amount_too_large: 422,
  day_invalid: 422,
};

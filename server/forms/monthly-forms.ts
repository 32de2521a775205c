import type { MonthlyOccasion } from "#domain/giving/monthly/monthly-gift.ts";
import type { MonthlyChangeRequest } from "#domain/giving/monthly/monthly-change-request.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import type { Fields, Form } from "../requests/form.ts";
import { monthlyProblem, type MonthlyRefusal } from "../giving/monthly-problem.ts";

type MonthlyForm = {
  name: string;
  request: (fields: Fields) => MonthlyChangeRequest;
  done: MonthlyOccasion;
  field?: string;
};

const forms: readonly MonthlyForm[] = [
  {
    name: "monthly-amount",
    request: ({ amount }) => ({ kind: "change", giftCents: parseAmount(amount ?? "") }),
    done: "changed",
    field: "amount",
  },
  {
    name: "monthly-day",
    request: ({ day }) => ({ kind: "change", dayOfMonth: Number(day) }),
    done: "changed",
    field: "day",
  },
  { name: "monthly-pause", request: () => ({ kind: "pause" }), done: "paused" },
  { name: "monthly-resume", request: () => ({ kind: "resume" }), done: "resumed" },
  { name: "monthly-skip", request: ({ date }) => ({ kind: "skip", date: date ?? "" }), done: "skipped" },
  { name: "monthly-cancel", request: () => ({ kind: "cancel" }), done: "cancelled" },
];

/** Plain forms also with JavaScript, because they change money and the result deserves its own page. */
export const monthlyForms = ({ giving: { monthly } }: Foundation): Form[] =>
  forms.map(({ name, request, done, field }) => ({
    path: "/dashboard/monthly",
    name,
    who: "signed_in",
    handle: async (fields, c) => {
      const gift = fields["gift"] ?? "";
      const outcome = await monthly.change(gift, callerOf(c).asDonor(), request(fields));
      if (outcome.ok)
        return { ok: true, location: `${c.req.path}?done=${outcome.isUnanswered ? "changing" : done}` };
      const problem = monthlyProblem[outcome.reason];
      return field && isAboutField(outcome.reason)
        ? { ok: false, errors: { [field]: problem } }
        : { ok: false, status: 409, problem };
    },
  }));

const isAboutField = (reason: MonthlyRefusal): boolean =>
  reason.startsWith("amount_") || reason === "day_invalid";

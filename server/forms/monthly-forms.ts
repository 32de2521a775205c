import type { MonthlyOccasion } from "#domain/giving/monthly-gift.ts";
import type { MonthlyWish } from "#domain/giving/monthly-wish.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { donorBehind } from "../auth/donor-behind.ts";
import type { Foundation } from "../composition.ts";
import type { Fields, Form } from "../forms.ts";
import { monthlyProblem, type MonthlyRefusal } from "../monthly-problem.ts";

type Wishing = { name: string; wish: (fields: Fields) => MonthlyWish; done: MonthlyOccasion; field?: string };

const wishes: readonly Wishing[] = [
  {
    name: "monthly-amount",
    wish: ({ amount }) => ({ kind: "change", amountCents: parseAmount(amount ?? "") }),
    done: "changed",
    field: "amount",
  },
  {
    name: "monthly-day",
    wish: ({ day }) => ({ kind: "change", dayOfMonth: Number(day) }),
    done: "changed",
    field: "day",
  },
  { name: "monthly-pause", wish: () => ({ kind: "pause" }), done: "paused" },
  { name: "monthly-resume", wish: () => ({ kind: "resume" }), done: "resumed" },
  { name: "monthly-skip", wish: ({ date }) => ({ kind: "skip", date: date ?? "" }), done: "skipped" },
  { name: "monthly-cancel", wish: () => ({ kind: "cancel" }), done: "cancelled" },
];

/** The page sends these with JavaScript as without: they change money, and a page that says so is what is wanted. */
export const monthlyForms = ({ giving: { monthly } }: Foundation): Form[] =>
  wishes.map(({ name, wish, done, field }) => ({
    path: "/dashboard/monthly",
    name,
    who: "signed_in",
    handle: async (fields, c) => {
      const gift = fields["gift"] ?? "";
      const outcome = await monthly.grant(gift, donorBehind(c), wish(fields));
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

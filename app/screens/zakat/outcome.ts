import { calculateZakat, type ZakatAnswer } from "#domain/zakat/calculate-zakat.ts";
import type { MetalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";
import type { ZakatCalendar } from "#domain/zakat/parameters.ts";
import type { FieldProblems } from "./fields.ts";
import { readFields, type Typed } from "./read-fields.ts";

export type Outcome = Readonly<{
  problems: FieldProblems;
  calendar: ZakatCalendar;
  hawlComplete: boolean;
  answer: ZakatAnswer;
}>;

/** Runs entirely in the browser. */
export function outcomeOf(typed: Typed, prices: MetalPricesAnswer | undefined, now: Date): Outcome {
  const { holdings, parameters, hawlComplete, problems } = readFields(typed);
  const answer = calculateZakat({
    holdings,
    hawlComplete,
    prices: prices
      ? { gold: prices.goldCentsPerGramE4, silver: prices.silverCentsPerGramE4, at: new Date(prices.at) }
      : null,
    now,
    parameters,
  });
  return { problems: withLarge(problems, answer), calendar: parameters.calendar, hawlComplete, answer };
}

/** A readable number may still be too large. */
const withLarge = (problems: FieldProblems, answer: ZakatAnswer): FieldProblems =>
  !answer.ok && answer.reason === "amount_invalid" ? { ...problems, [answer.field]: "large" } : problems;

import { noCents, permilleOf, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, smallerOf, sumOf } from "#domain/money/sums.ts";
import { giftRulesOf, type GiftRules } from "./gift-rules.ts";

/** Above this it is a typing error; below it every step is an exact integer. */
export const largestSumCents = 1_000_000_000_000;

export type TaxPerson = Readonly<{
  /** Income of boxes 1, 2 and 3, before personal deductions. */
  thresholdIncomeCents: Cents;
  /** Net of refunds, not in cash, without consideration. */
  ordinaryGiftsCents: Cents;
  /** Under a signed agreement of at least five years. */
  periodicGiftsCents: Cents;
}>;

/** Fiscal partners add incomes and donations. */
export type GiftYear = Readonly<{ year: number; person: TaxPerson; partner?: TaxPerson }>;

export type DeductionLineId =
  | "threshold_income"
  | "ordinary_gifts"
  | "threshold_share"
  | "threshold"
  | "above_threshold"
  | "ordinary_cap"
  | "ordinary_deductible"
  | "periodic_gifts"
  | "periodic_cap"
  | "periodic_deductible"
  | "deductible";

type DeductionLine = Readonly<{ id: DeductionLineId; cents: Cents }>;

export type Deduction =
  | Readonly<{
      ok: true;
      rules: GiftRules;
      ordinaryCents: Cents;
      periodicCents: Cents;
      deductibleCents: Cents;
      working: readonly DeductionLine[];
    }>
  | Readonly<{ ok: false; reason: "year_not_known" | "amount_invalid" }>;

export const giftDeduction = ({ year, person, partner }: GiftYear): Deduction => {
  const rules = giftRulesOf(year);
  if (!rules) return { ok: false, reason: "year_not_known" };

  const people = partner ? [person, partner] : [person];
  if (!people.every(hasPlausibleSums)) return { ok: false, reason: "amount_invalid" };

  const incomeCents = together(people, "thresholdIncomeCents");
  const giftsCents = together(people, "ordinaryGiftsCents");
  const shareCents = permilleOf(incomeCents, rules.thresholdPermille);
  const thresholdCents = largerOf(shareCents, rules.thresholdAtLeastCents);
  const aboveCents = largerOf(minus(giftsCents, thresholdCents), noCents);
  const capCents = permilleOf(incomeCents, rules.capPermille);
  const ordinaryCents = smallerOf(aboveCents, capCents);

  const periodicGiftsCents = together(people, "periodicGiftsCents");
  const periodicCents = smallerOf(periodicGiftsCents, rules.periodicCapCents);
  const deductibleCents = plus(ordinaryCents, periodicCents);

  const working: DeductionLine[] = [
    { id: "threshold_income", cents: incomeCents },
    { id: "ordinary_gifts", cents: giftsCents },
    { id: "threshold_share", cents: shareCents },
    { id: "threshold", cents: thresholdCents },
    { id: "above_threshold", cents: aboveCents },
    { id: "ordinary_cap", cents: capCents },
    { id: "ordinary_deductible", cents: ordinaryCents },
    { id: "periodic_gifts", cents: periodicGiftsCents },
    { id: "periodic_cap", cents: rules.periodicCapCents },
    { id: "periodic_deductible", cents: periodicCents },
    { id: "deductible", cents: deductibleCents },
  ];
  return { ok: true, rules, ordinaryCents, periodicCents, deductibleCents, working };
};

const hasPlausibleSums = (person: TaxPerson): boolean =>
  [person.thresholdIncomeCents, person.ordinaryGiftsCents, person.periodicGiftsCents].every(
    (cents) => cents >= 0 && cents <= largestSumCents,
  );

const together = (people: readonly TaxPerson[], field: keyof TaxPerson): Cents =>
  sumOf(people.map((person) => person[field]));

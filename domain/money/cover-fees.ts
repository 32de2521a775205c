import { asCents, permilleOf, plus, type Cents } from "./cents.ts";
import { isFeeMethod, type FeeMethod, type OnlineMethod } from "./online-method.ts";

/** Per mille, plus fixed cents. */
export type Rates = Readonly<{ permille: number; fixedCents: Cents }>;
/** The rates of cards, and of each method without rates of its own. */
export type FeeRates = Rates & Readonly<{ methods?: Readonly<Partial<Record<FeeMethod, Rates>>> }>;

/** 2.9% and 35 cents, until administrators change it. */
export const firstFeeRates: Rates = { permille: 29, fixedCents: asCents(35) };
export const highestFeeRates: Rates = { permille: 100, fixedCents: asCents(100) };

/** The charge when the donor covers the fees of a card: donation plus share (half a cent rounds up) plus fixed cents. */
export const coverFees = (giftCents: Cents, fees: Rates): Cents =>
  plus(permilleOf(giftCents, 1000 + fees.permille), fees.fixedCents);

/** What a provider takes of a charge. */
export const feeOf = (chargedCents: Cents, { permille, fixedCents }: Rates): Cents =>
  plus(permilleOf(chargedCents, permille), fixedCents);

export type Payment = Readonly<{ method?: OnlineMethod | null | undefined; isMonthly?: boolean }>;

export const chargeFor = (
  giftCents: Cents,
  coversFees: boolean,
  fees: FeeRates,
  payment: Payment = {},
): Cents =>
  coversFees
    ? asCents(Math.max(...methodsIn(payment).map((method) => chargeBy(giftCents, method, fees))))
    : giftCents;

/** For a donation of any amount. */
export const dearerThan = (one: Rates, other: Rates): boolean =>
  one.permille >= other.permille && one.fixedCents > other.fixedCents;

/** Later months of a donation that began at the donor's bank are collected by direct debit. */
const methodsIn = ({ method, isMonthly = false }: Payment): Payment["method"][] =>
  isMonthly && (method === "IDEAL" || method === "BANCONTACT") ? [method, "SEPA_DEBIT"] : [method];

function chargeBy(giftCents: Cents, method: Payment["method"], fees: FeeRates): Cents {
  const own = isFeeMethod(method) ? fees.methods?.[method] : undefined;
  return own ? minimumCharge(giftCents, own) : coverFees(giftCents, fees);
}

/** The least charge of which the whole donation is left. */
function minimumCharge(giftCents: Cents, rates: Rates): Cents {
  const estimate = Math.ceil(((giftCents + rates.fixedCents) * 1000) / (1000 - rates.permille));
  const candidates = [estimate - 1, estimate, estimate + 1].map(asCents);
  const found = candidates.find((charged) => charged - feeOf(charged, rates) >= giftCents);
  if (found === undefined) throw new RangeError(`No charge covers ${giftCents} cents`);
  return found;
}

import type { Cents } from "#domain/money/cents.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import { isFeeMethod, onlineMethods, type OnlineMethod } from "#domain/money/online-method.ts";
import type { Frequency } from "../donation.ts";
import type { OfferedMethod } from "./offered-methods-answer.ts";

/** A method as a provider's account offers it. */
export type MethodOffer = Omit<OfferedMethod, "fees">;

export type PaymentWish = Readonly<{ method: OnlineMethod; frequency: Frequency; chargedCents: Cents }>;

/** Without offers nothing is known, and the provider decides. */
export const isOffered = (
  offers: readonly MethodOffer[],
  { method, frequency, chargedCents }: PaymentWish,
): boolean =>
  offers.length === 0 ||
  offers.some((offer) => {
    const limits = frequency === "MONTHLY" ? offer.monthly : offer.once;
    return (
      offer.method === method &&
      limits !== null &&
      chargedCents >= limits.minCents &&
      chargedCents <= (limits.maxCents ?? Infinity)
    );
  });

/** The country's own method comes first, then cards. */
export const inOrderFor = <Offer extends MethodOffer>(offers: readonly Offer[], country: string | null) => {
  const own = ownMethodOf(country);
  const placeOf = ({ method }: Offer): number => {
    if (method === own) return -1;
    return method === "CARD" ? 0 : 1 + onlineMethods.indexOf(method);
  };
  return offers.toSorted((one, other) => placeOf(one) - placeOf(other));
};

function ownMethodOf(country: string | null): OnlineMethod | null {
  if (country === "NL") return "IDEAL";
  return country === "BE" ? "BANCONTACT" : null;
}

/** The rates of cards, with those of the offered methods. */
export const feesWith = (card: FeeRates, offered: readonly OfferedMethod[]): FeeRates => ({
  permille: card.permille,
  fixedCents: card.fixedCents,
  methods: Object.fromEntries(
    offered.flatMap(({ method, fees }) => (fees && isFeeMethod(method) ? [[method, fees]] : [])),
  ),
});

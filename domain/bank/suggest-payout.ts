import { addBusinessDays } from "#domain/calendar/business-days.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import { inTransitFrom, payingProviders, type PayingProvider } from "#domain/money/providers.ts";
import { plain } from "./match-rule.ts";
import type { WaitingLine } from "./compare.ts";
import { plainSuggestion, type Suggestion } from "./suggestion.ts";

/** Money that a provider sent and that no statement has shown yet. */
export type PayoutCandidate = Readonly<{
  provider: PayingProvider;
  payoutId: string;
  cents: Cents;
  arrivesOn: Day;
  /** Texts by which the bank may name it. */
  references: readonly string[];
}>;

/** How long before and after the day that the provider named a bank books it. */
const maxDaysEarly = 1;
const maxBusinessDaysLate = 5;
/** A shorter text is found in others by chance. */
const minReferenceLength = 8;

/** Its own reference is enough; otherwise provider, exact amount and date must match. Of two equal ones the older wins. */
export function suggestPayout(line: WaitingLine, payouts: readonly PayoutCandidate[]): Suggestion | null {
  const equal = payouts
    .filter(({ cents }) => cents === line.cents)
    .toSorted((one, other) => one.arrivesOn.localeCompare(other.arrivesOn));
  const named = equal.find(({ references }) => references.some((text) => isIn(text, line.remittance)));
  const provider = providerOf(line);
  const expected = equal.find(
    (payout) => payout.provider === provider && isInTime(line.bookedOn, payout.arrivesOn),
  );
  const found = named ?? expected;
  if (found) return suggestion(found.provider, found.payoutId, line);
  return provider && line.cents > 0 ? suggestion(provider, null, line) : null;
}

/** Without an id the provider has not reported it, and a person decides. */
const suggestion = (provider: PayingProvider, payoutId: string | null, line: WaitingLine): Suggestion => ({
  ...plainSuggestion({ kind: "payout", provider, payoutId, cents: line.cents }, payoutId),
  account: inTransitFrom(provider),
  reasons: payoutId === null ? ["name"] : ["name", "amount"],
  score: payoutId === null ? 45 : 150,
});

/** Words in the names of providers. A donor can be called Mollie too. */
const companyWords =
  /^(stg|stichting|payments?|europe|technology|ltd|limited|b|v|bv|inc|uk|ireland|nederland|via|by)$/;

function providerOf({ counterpartyName }: WaitingLine): PayingProvider | undefined {
  const words = plain(counterpartyName ?? "").split(" ");
  return payingProviders.find(
    (each) => words.includes(each) && words.every((word) => word === each || companyWords.test(word)),
  );
}

const isInTime = (bookedOn: Day, arrivesOn: Day): boolean =>
  bookedOn >= addDays(arrivesOn, -maxDaysEarly) &&
  bookedOn <= addBusinessDays(arrivesOn, maxBusinessDaysLate);

/** Banks break texts where they like; Mollie's reference has a T before it there. */
const isIn = (reference: string, text: string): boolean => {
  const bare = unspaced(reference);
  return bare.length >= minReferenceLength && unspaced(text).includes(bare);
};
const unspaced = (text: string): string => text.replace(/\s+/g, "").toLowerCase();

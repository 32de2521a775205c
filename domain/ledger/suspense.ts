import type { UnfitMovement } from "#domain/money/movement.ts";
import { holdings, type Holder } from "./accounts.ts";
import type { Cents } from "#domain/money/cents.ts";
import { negated, times } from "#domain/money/sums.ts";
import { entry, type Entry } from "./entry.ts";

/** Owed to its sender until it is sent back: in no total and on no receipt. Its fee is the foundation's cost. */
export function bookSuspense({ kind, id, holder, cents, on }: UnfitMovement): Entry {
  const { description, other, sign } = booking[kind];
  return entry({
    cause: { kind, id },
    bookedOn: on,
    description,
    postings: [
      { account: holdings[holder], cents: times(cents, sign) },
      { account: other, cents: times(cents, -sign) },
    ],
  });
}

const booking = {
  suspense: { description: "Money that fits no gift", other: "suspense", sign: 1 },
  suspense_fee: { description: "Payment fee of money that fits no gift", other: "provider-fees", sign: -1 },
  suspense_returned: { description: "Sent back: it fitted no gift", other: "suspense", sign: -1 },
  suspense_restored: { description: "Did not reach whom it was sent back to", other: "suspense", sign: 1 },
} as const;

/** Provider costs besides payment fees; negative cents were returned. */
export const bookProviderCost = (cost: {
  id: string;
  holder: Holder;
  cents: Cents;
  on: string;
  description: string;
}): Entry =>
  entry({
    cause: { kind: "provider_cost", id: `${cost.holder}:${cost.id}` },
    bookedOn: cost.on,
    description: cost.description,
    postings: [
      { account: "provider-fees", cents: cost.cents },
      { account: holdings[cost.holder], cents: negated(cost.cents) },
    ],
  });

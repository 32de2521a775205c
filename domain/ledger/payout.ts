import type { Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/movement.ts";
import { negated } from "#domain/money/sums.ts";
import { holdings } from "./accounts.ts";
import { entry, type Entry } from "./entry.ts";

type PaidOut = Readonly<{ provider: PayingProvider; id: string; cents: Cents; on: string }>;

/** Where money is between a provider and the bank. */
const inTransit = {
  stripe: "in-transit-stripe",
  mollie: "in-transit-mollie",
  sandbox: "in-transit-sandbox",
} as const satisfies Record<PayingProvider, string>;

/** It has left the provider and is on its way to the bank, whose statement will show it. */
export const bookPayout = ({ provider, id, cents, on }: PaidOut): Entry =>
  entry({
    cause: { kind: "payout", id: `${provider}:${id}` },
    bookedOn: on,
    description: "Paid out by the payment provider",
    postings: [
      { account: inTransit[provider], cents },
      { account: holdings[provider], cents: negated(cents) },
    ],
  });

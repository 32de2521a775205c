import type { Cents } from "#domain/money/cents.ts";
import { inTransitFrom, type PayingProvider } from "#domain/money/providers.ts";
import { negated } from "#domain/money/sums.ts";
import { holdings } from "./accounts.ts";
import { entry, type Entry } from "./entry.ts";

type PaidOut = Readonly<{ provider: PayingProvider; id: string; cents: Cents; on: string }>;

/** It has left the provider and is in transit to the bank. */
export const bookPayout = ({ provider, id, cents, on }: PaidOut): Entry =>
  entry({
    cause: { kind: "payout", id: `${provider}:${id}` },
    bookedOn: on,
    description: "Paid out by the payment provider",
    postings: [
      { account: inTransitFrom(provider), cents },
      { account: holdings[provider], cents: negated(cents) },
    ],
  });

import type pg from "pg";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { bookProviderCost, bookSuspense } from "#domain/ledger/suspense.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import type { PayoutPart } from "#domain/payouts/payout.ts";
import { storedBooks } from "../ledger/ledger.ts";

type MarkedPart = PayoutPart & Readonly<{ isUnknown: boolean }>;

/**
 * Donations, refunds and disputes are booked with their payments. A payout adds costs, each under the id that the
 * hourly cost job uses, so once; and unknown lines, which go to suspense.
 */
export async function bookParts(
  client: pg.ClientBase,
  provider: PayingProvider,
  parts: readonly MarkedPart[],
): Promise<void> {
  const books = storedBooks(client);
  for (const part of parts) {
    const on = dutchDate(new Date(part.at));
    const { id, description } = part;
    const costCents = part.isUnknown ? part.feeCents : part.costCents;
    if (costCents !== 0)
      await books.book(bookProviderCost({ id, holder: provider, cents: costCents, on, description }));
    if (!part.isUnknown || part.cents === 0) continue;
    // A charge is booked under its payment, as if the payment had been reported.
    const name = part.kind === "charge" && part.paymentId ? part.paymentId : id;
    await books.book(
      bookSuspense({ kind: "suspense", id: `${provider}:${name}`, holder: provider, cents: part.cents, on }),
    );
  }
}

import type pg from "pg";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { bookProviderCost, bookSuspense } from "#domain/ledger/suspense.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import type { PayoutPart } from "#domain/payouts/payout.ts";
import { storedBooks } from "../ledger/ledger.ts";

type MarkedPart = PayoutPart & Readonly<{ isUnknown: boolean }>;

/**
 * Gifts, refunds and disputes are in the books since their payments told of them. What a payout adds is what no payment tells:
 * costs, each under the name by which the hourly look at costs books it too, so once; and lines that nobody here knows,
 * which lie in suspense until somebody does.
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
    // A charge lies there under its payment, as it would if the payment itself had told of it.
    const name = part.kind === "charge" && part.paymentId ? part.paymentId : id;
    await books.book(
      bookSuspense({ kind: "suspense", id: `${provider}:${name}`, holder: provider, cents: part.cents, on }),
    );
  }
}

import type { Client } from "mollie-api-typescript";
import { centsOf } from "./amount.ts";

const mostPerPage = 250;
const primary = "primary";

/**
 * What Mollie kept of each payment that reached the balance since then. A payment itself does not say it, and a fee that
 * Mollie puts on an invoice instead was not kept: that is nought, and the invoice is an expense like any other.
 */
export async function feesSince(
  mollie: Client,
  since: Date,
  testmode: boolean,
): Promise<ReadonlyMap<string, number>> {
  const fees = new Map<string, number>();
  const pages = await mollie.balances.listTransactions({
    balanceId: primary,
    limit: mostPerPage,
    ...(testmode && { testmode }),
  });
  for await (const { result } of pages) {
    const page = result.embedded.balanceTransactions;
    const recent = page.filter(({ createdAt }) => new Date(createdAt) >= since);
    for (const { type, context, deductions } of recent) {
      const paymentId = context?.payment?.paymentId;
      if (type === "payment" && paymentId) fees.set(paymentId, deductions ? -centsOf(deductions) : 0);
    }
    // Newest first: whatever follows is older still.
    if (recent.length < page.length) break;
  }
  return fees;
}

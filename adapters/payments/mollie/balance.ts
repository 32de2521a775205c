import * as z from "zod/mini";
import { defaultTimeoutMs, type MollieSettings } from "./client.ts";

const maxPerPage = 250;
const path = "/v2/balances/primary/transactions";

const amount = z.nullish(z.object({ currency: z.string(), value: z.string() }));
const transaction = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.string(),
  resultAmount: z.object({ currency: z.string(), value: z.string() }),
  deductions: amount,
  deductionDetails: z.nullish(z.object({ fees: amount, commissions: amount })),
  context: z.unknown(),
});
const page = z.object({
  _embedded: z.object({ balance_transactions: z.array(transaction) }),
  _links: z.object({ next: z.nullish(z.object({ href: z.string() })) }),
});

export type BalanceTransaction = Readonly<z.infer<typeof transaction>>;
/** What belongs to a transaction, by Mollie's names; not every type says it. */
export type BalanceContext = Readonly<{
  paymentId?: string;
  paymentDescription?: string;
  refundId?: string;
  chargebackId?: string;
  invoiceId?: string;
}>;

/** Newest first. Not read by the official client, whose schema loses the payment's id and refuses empty contexts. */
export async function* transactionsSince(
  settings: MollieSettings,
  since: Date,
): AsyncGenerator<BalanceTransaction> {
  for (let from: string | null = ""; from !== null;) {
    const { _embedded, _links } = page.parse(await answerTo(settings, from));
    for (const each of _embedded.balance_transactions) {
      // Newest first, so the rest is older.
      if (new Date(each.createdAt) < since) return;
      yield each;
    }
    // Takes only the cursor from the answer, so that our token is never sent to another address.
    from = _links.next ? new URL(_links.next.href).searchParams.get("from") : null;
  }
}

export const contextOf = ({ context }: BalanceTransaction): BalanceContext =>
  typeof context === "object" && context !== null ? context : {};

async function answerTo(
  { apiKey, accessToken, apiBase, timeoutMs = defaultTimeoutMs }: MollieSettings,
  from: string,
): Promise<unknown> {
  const url = new URL(path, apiBase);
  url.searchParams.set("limit", String(maxPerPage));
  if (from) url.searchParams.set("from", from);
  if (apiKey.startsWith("test_")) url.searchParams.set("testmode", "true");
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { authorization: `Bearer ${accessToken ?? ""}`, accept: "application/hal+json" };
  const answer = await fetch(url, { headers, signal }).catch((error: unknown) => {
    throw new BalanceError("ConnectionError", undefined, error);
  });
  if (!answer.ok) throw new BalanceError("BalanceError", answer.status);
  return answer.json();
}

/** Carries what `client.ts` needs to tell Mollie's failures from ours. */
class BalanceError extends Error {
  readonly statusCode: number | undefined;
  constructor(name: string, statusCode: number | undefined, cause?: unknown) {
    super(`Mollie's balance: ${name} ${statusCode ?? ""}`, { cause });
    this.name = name;
    this.statusCode = statusCode;
  }
}

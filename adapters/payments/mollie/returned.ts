import type { Client } from "mollie-api-typescript";

const maxPerPage = 250;

type Movement = Readonly<{ createdAt: string; paymentId?: string | null | undefined }>;

/** The payments of which Mollie gave something back, or a bank took it, since then. */
export async function returnedSince(mollie: Client, since: Date): Promise<readonly string[]> {
  const limit = { limit: maxPerPage };
  const [refunds, chargebacks] = await Promise.all([
    mollie.refunds.all(limit),
    mollie.chargebacks.all(limit),
  ]);
  const returned = new Set<string>();
  for await (const { result } of refunds) if (!note(result.embedded.refunds)) break;
  for await (const { result } of chargebacks) if (!note(result.embedded.chargebacks)) break;
  return [...returned];

  /** Newest first: false once all that follows is older still. */
  function note(page: readonly Movement[]): boolean {
    const recent = page.filter(({ createdAt }) => new Date(createdAt) >= since);
    for (const { paymentId } of recent) if (paymentId) returned.add(paymentId);
    return recent.length === page.length;
  }
}

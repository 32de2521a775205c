import type { PayingProvider } from "#domain/money/providers.ts";
import type { Payout } from "./payout.ts";
import type { PayoutRefusal, PayoutSource, StoredPayouts } from "./ports.ts";

type PaymentRef = Readonly<{ provider: PayingProvider; paymentId: string }>;

type Needs = StoredPayouts & {
  providers: readonly Readonly<{ name: PayingProvider; payouts: PayoutSource }>[];
  /** Fetches the provider's report about a payment and settles it; "unavailable" if it does not answer. */
  follow: (payment: PaymentRef) => Promise<unknown>;
  /** Matches bank lines that arrived before we knew the payout. */
  matchAtBank: () => Promise<unknown>;
  clock: () => Date;
};

/** Reads payouts. Each is stored separately, oldest first, so an interrupted run can continue; known ones cost only the read. */
export const fetchPayouts =
  ({ providers, matchAtBank, ...needs }: Needs) =>
  async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const provider of providers)
      await fetchFrom(provider, needs).catch((error: unknown) => failures.push(error));
    await matchAtBank();
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
  };

async function fetchFrom(
  { name, payouts }: Needs["providers"][number],
  needs: Omit<Needs, "providers" | "matchAtBank">,
): Promise<void> {
  const began = needs.clock();
  const since = await needs.askSince(name);
  // We never had money there.
  if (since === null) return;
  const answer = await payouts.payoutsSince(since);
  if (typeof answer === "string") return needs.noteAsked(name, since, answer);
  for (const payout of answer) {
    const refusal = await fetchOne(payout, payouts, needs);
    if (refusal) return needs.noteAsked(name, new Date(payout.madeAt), refusal);
  }
  await needs.noteAsked(name, began, null);
}

async function fetchOne(
  payout: Payout,
  source: PayoutSource,
  { known, keep, unheardOf, follow }: Pick<Needs, "known" | "keep" | "unheardOf" | "follow">,
): Promise<PayoutRefusal | null> {
  const before = await known(payout.provider, payout.id);
  if (before?.isBooked) {
    if (before.state !== payout.state) await keep(payout, null);
    return null;
  }
  const parts = payout.partsAre === "told" ? await source.partsOf(payout.id) : [];
  if (typeof parts === "string") return parts;
  const { provider } = payout;
  // Payments whose notice was lost are found here at the latest.
  const named = [...new Set(parts.flatMap(({ paymentId }) => paymentId ?? []))];
  for (const paymentId of await unheardOf(provider, named))
    if ((await follow({ provider, paymentId })) === "unavailable") return "unavailable";
  await keep(payout, parts);
  return null;
}

import type { PaymentRef } from "../payment-report.ts";

/** Enough to finish overnight; few enough for a provider's limits. */
const atOnce = 4;

/** Providers in parallel, a few payments at a time. After one failure a provider is skipped and its remaining payments returned. */
export async function askProviders<T extends PaymentRef>(
  payments: readonly T[],
  ask: (payment: T) => Promise<unknown>,
): Promise<readonly T[]> {
  const failures: unknown[] = [];
  const left = await Promise.all(
    [...Map.groupBy(payments, ({ provider }) => provider).values()].map(async (ofProvider) => {
      const waiting = [...ofProvider];
      let isSilent = false;
      const askNext = async (): Promise<void> => {
        while (!isSilent) {
          const payment = waiting.shift();
          if (!payment) return;
          const answer = await ask(payment).catch((error: unknown) => failures.push(error));
          if (answer === "unavailable") isSilent = true;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, askNext));
      return waiting;
    }),
  );
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
  return left.flat();
}

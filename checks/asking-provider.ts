import { askProviders } from "#domain/giving/settle/ask-providers.ts";
import type { PaymentRef, PaymentReport } from "#domain/giving/payment-report.ts";
import type { Payments } from "#domain/giving/ports.ts";
import type { SettleOutcome } from "#domain/giving/settle/settle-donation.ts";

export type ProviderAccess = {
  fetch: Payments["fetch"];
  settle: (report: PaymentReport) => Promise<SettleOutcome>;
};

/** Polls each payment and settles news; a provider that does not answer is not asked again. */
export async function faultsOf(
  payments: readonly PaymentRef[],
  asking: ProviderAccess,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const left = await askProviders(payments, async (payment) => {
    const fault = await faultOf(payment, asking);
    if (fault) faults.push(fault);
    return fault?.endsWith(silence.unavailable) ? "unavailable" : fault;
  });
  const notAsked = Map.groupBy(left, ({ provider }) => provider);
  return [
    ...faults,
    ...[...notAsked].map(
      ([provider, { length }]) => `${provider}: ${length} more payments were not asked about`,
    ),
  ];
}

/** Polls one payment and settles news; a remaining mismatch is a fault. */
async function faultOf(payment: PaymentRef, { fetch, settle }: ProviderAccess): Promise<string | null> {
  const report = await fetch(payment);
  const fault = typeof report === "string" ? silence[report] : await mismatch(settle(report));
  return fault && `${payment.provider} payment ${payment.paymentId}: ${fault}`;
}

const silence = {
  unavailable: "the provider cannot be asked",
  unknown: "the provider does not know it",
} as const;

async function mismatch(settled: Promise<SettleOutcome>): Promise<string | null> {
  const outcome = await settled;
  return outcome.ok ? null : outcome.reason;
}

/** Bank transfers have no provider, and neither has the demonstration's history. */
export const hasNoProvider = (attempt: string): string =>
  `(${attempt}.provider = 'bank' or ${attempt}.payment_id like 'demo-payment-%')`;

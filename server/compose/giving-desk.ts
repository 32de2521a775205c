import { providers, type PaymentTruth, type Provider } from "#domain/giving/payment-truth.ts";
import type { Payments } from "#domain/giving/ports.ts";

/** A payment as the donation desk names it. */
type Paid = { provider: string; paymentId: string };

type Needs = {
  payments: Pick<Payments, "refund" | "fetch">;
  settle: (truth: PaymentTruth) => Promise<unknown>;
  newReference: () => string;
};

/** What staff may set going about payments. */
export const givingDesk = ({ payments, settle, newReference }: Needs) => ({
  newReference,
  refund: (payment: Paid, cents: number, refundId: string) =>
    payments.refund({ ...payment, provider: providerOf(payment), cents, refundId }),
  follow: async (payment: Paid) => {
    const truth = await payments.fetch({ ...payment, provider: providerOf(payment) });
    if (typeof truth !== "object") return "unavailable" as const;
    await settle(truth);
    return truth.refunds;
  },
});

function providerOf({ provider }: Paid): Provider {
  const known = providers.find((name) => name === provider);
  if (!known) throw new Error(`There is no provider ${provider}`);
  return known;
}

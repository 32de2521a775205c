import { providers, type PaymentReport, type Provider } from "#domain/giving/payment-report.ts";
import type { Payments } from "#domain/giving/ports.ts";
import type { Cents } from "#domain/money/cents.ts";

type Paid = { provider: string; paymentId: string };

type Needs = {
  payments: Pick<Payments, "refund" | "fetch">;
  settle: (report: PaymentReport) => Promise<unknown>;
  newReference: () => string;
};

export const givingForAdmin = ({ payments, settle, newReference }: Needs) => ({
  newReference,
  refund: (payment: Paid, cents: Cents, refundId: string) =>
    payments.refund({ ...payment, provider: providerOf(payment), cents, refundId }),
  follow: async (payment: Paid) => {
    const report = await payments.fetch({ ...payment, provider: providerOf(payment) });
    if (typeof report !== "object") return "unavailable" as const;
    await settle(report);
    return report.refunds;
  },
});

function providerOf({ provider }: Paid): Provider {
  const known = providers.find((name) => name === provider);
  if (!known) throw new Error(`There is no provider ${provider}`);
  return known;
}

import { providers, type PaymentReport, type Provider } from "#domain/giving/payment-report.ts";
import type { Payments } from "#domain/giving/ports.ts";
import type { Cents } from "#domain/money/cents.ts";
import { today } from "../timing/clock.ts";

type Paid = { provider: string; paymentId: string };

type Needs = {
  payments: Pick<Payments, "refund" | "fetch">;
  settle: (report: PaymentReport) => Promise<unknown>;
  newReference: () => string;
  /** A refund that staff pay at the bank. */
  refundByTransfer: (
    paymentId: string,
    refund: Readonly<{ refundId: string; cents: Cents; on: string }>,
  ) => Promise<"accepted" | "refused">;
  transferReport: (paymentId: string) => Promise<PaymentReport | null>;
};

export const givingForAdmin = ({
  payments,
  settle,
  newReference,
  refundByTransfer,
  transferReport,
}: Needs) => ({
  newReference,
  refund: (payment: Paid, cents: Cents, refundId: string) =>
    payment.provider === "bank"
      ? refundByTransfer(payment.paymentId, { refundId, cents, on: today() })
      : payments.refund({ ...payment, provider: providerOf(payment), cents, refundId }),
  follow: async (payment: Paid) => {
    if (payment.provider === "bank") return (await transferReport(payment.paymentId))?.refunds ?? [];
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

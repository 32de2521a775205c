import type { PaymentReport } from "#domain/giving/payment-report.ts";

/** A report as JSON in a row. What was charged has been called `amountCents` there since the first one was stored. */
export type StoredReport = Omit<PaymentReport, "chargedCents"> &
  Readonly<{ amountCents: PaymentReport["chargedCents"] }>;

export const storedReport = ({ chargedCents, ...report }: PaymentReport): StoredReport => ({
  ...report,
  amountCents: chargedCents,
});

export const reportIn = ({ amountCents, ...report }: StoredReport): PaymentReport => ({
  ...report,
  chargedCents: amountCents,
});

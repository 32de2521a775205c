import type { PaymentReport } from "#domain/giving/payment-report.ts";

/** A report as JSON in a row. What was charged has been called `amountCents` there since the first one was stored. */
export type StoredReport = Omit<PaymentReport, "chargedCents" | "card"> &
  Readonly<{ amountCents: PaymentReport["chargedCents"]; card?: undefined }>;

/** Marks of cards are kept apart, and for a day (`card-uses.ts`): a report stays for years. */
export const storedReport = ({ chargedCents, ...report }: PaymentReport): StoredReport => ({
  ...report,
  card: undefined,
  ...(report.declines && { declines: report.declines.map(({ id, at }) => ({ id, at })) }),
  amountCents: chargedCents,
});

export const reportIn = ({ amountCents, ...report }: StoredReport): PaymentReport => ({
  ...report,
  chargedCents: amountCents,
});

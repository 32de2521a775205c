import type { FeesSince } from "#domain/giving/settle/fetch-fees.ts";
import type { PaymentReport, Provider } from "#domain/giving/payment-report.ts";
import type { PaymentMemory } from "#domain/giving/settle/recalled-payment.ts";
import type { CostsSince } from "#domain/giving/settle/provider-cost.ts";
import type { Subscriptions } from "#domain/giving/monthly/subscriptions.ts";
import type { MethodOffer } from "#domain/giving/start/method-offer.ts";
import type { OpenedPayment, OpenRefusal, PaymentOrder, ReturnedSince } from "#domain/giving/ports.ts";
import type { PayoutSource } from "#domain/payouts/ports.ts";
import type { Cents } from "#domain/money/cents.ts";

export type PaymentProvider = {
  name: Exclude<Provider, "bank">;
  /** The donor pays on a page of the provider, which needs no script of ours. */
  hasHostedPage: boolean;
  /** Methods it can leave out, so that the others still work while one is paused. */
  leavesOut?: (frequency: PaymentOrder["frequency"]) => readonly string[];
  /** The methods that its account takes today. */
  methods: () => Promise<readonly MethodOffer[] | "unavailable">;
  open: (order: PaymentOrder) => Promise<OpenedPayment | OpenRefusal>;
  withdraw: (paymentId: string) => Promise<"withdrawn" | "refused">;
  fetch: (paymentId: string) => Promise<PaymentReport | "unknown" | "unavailable">;
  refund: (
    paymentId: string,
    cents: Cents,
    refundId: string,
  ) => Promise<"accepted" | "refused" | "unavailable">;
  returnedSince: ReturnedSince;
  /** Not implemented by the sandbox, which lives in our own database. */
  memory?: PaymentMemory;
  /** Only where the payment itself does not say what was kept of it. */
  fees?: FeesSince;
  /** Only where it takes something beside the fees of payments. */
  costs?: CostsSince;
  /** Only with the required permission: payouts to our bank, and the balance. */
  payouts?: PayoutSource;
  subscriptions: Subscriptions;
};

import {
  type FakeBooks,
  type FakeMandate,
  type FakeMovement,
  type FakePayment,
  type FakeSubscription,
  type FakeTransaction,
} from "./books.fixtures.ts";

const url = (path: string) => ({ href: `https://mollie.test/${path}`, type: "application/hal+json" });
const links = { self: url("self"), documentation: url("docs") };

/** Objects as Mollie writes them, with all the fields its client insists on. */
export const shown = (books: FakeBooks) => ({
  payment: (payment: FakePayment) => {
    const has = (all: Map<string, FakeMovement>) =>
      [...all.values()].some(({ paymentId }) => paymentId === payment.id);
    return {
      resource: "payment",
      mode: "test",
      profileId: "pfl_1",
      ...payment,
      _links: {
        ...links,
        dashboard: url("dashboard"),
        ...(payment.status === "open" && { checkout: url(`checkout/${payment.id}-${payment.createdAt}`) }),
        ...(has(books.refunds) && { refunds: url("refunds") }),
        ...(has(books.chargebacks) && { chargebacks: url("chargebacks") }),
      },
    };
  },
  customer: (customer: { id: string; email: string | null }) => ({
    resource: "customer",
    mode: "test",
    name: null,
    locale: null,
    metadata: null,
    createdAt: "2026-01-01T00:00:00+00:00",
    ...customer,
    _links: { ...links, dashboard: url("dashboard") },
  }),
  subscription: (subscription: FakeSubscription) => ({
    resource: "subscription",
    mode: "test",
    times: null,
    timesRemaining: null,
    interval: "1 month",
    method: null,
    nextPaymentDate: subscription.status === "active" ? subscription.startDate : null,
    ...subscription,
    _links: { ...links, customer: url("customer"), profile: url("profile") },
  }),
  movement: (resource: "refund" | "chargeback") => (movement: FakeMovement) => ({
    resource,
    mode: "test",
    description: "",
    metadata: null,
    ...movement,
    _links: { ...links, payment: url("payment") },
  }),
  mandate: ({ account, ...mandate }: FakeMandate) => ({
    resource: "mandate",
    mode: "test",
    method: "directdebit",
    details: { consumerAccount: account },
    signatureDate: null,
    mandateReference: null,
    ...mandate,
    _links: { ...links, customer: url("customer") },
  }),
  transaction: ({ id, type, initialCents, feeCents, context, createdAt }: FakeTransaction) => {
    const eur = (cents: number) => ({ currency: "EUR", value: (cents / 100).toFixed(2) });
    return {
      resource: "balance-transaction",
      id,
      type,
      initialAmount: eur(initialCents),
      resultAmount: eur(initialCents - feeCents),
      ...(feeCents !== 0 && { deductions: eur(-feeCents), deductionDetails: { fees: eur(-feeCents) } }),
      context,
      createdAt,
    };
  },
  list: (name: string, items: unknown[], next?: string) => ({
    count: items.length,
    _embedded: { [name]: items },
    _links: { ...links, previous: null, next: next ? { ...url("next"), href: next } : null },
  }),
});

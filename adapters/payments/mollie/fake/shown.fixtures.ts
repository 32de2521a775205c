import type {
  CustomerResponse,
  EntityChargeback,
  ListSettlementCaptureResponse,
  MandateResponse,
  PaymentResponse,
  RefundResponse,
  SubscriptionResponse,
  Url,
} from "mollie-api-typescript/models";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import type {
  FakeBooks,
  FakeCapture,
  FakeChargeback,
  FakeCustomer,
  FakeMandate,
  FakePayment,
  FakeRefund,
  FakeSubscription,
  FakeTransaction,
} from "./books.fixtures.ts";

const url = (path: string): Url => ({ href: `https://mollie.test/${path}`, type: "application/hal+json" });
const links = { self: url("self"), documentation: url("docs") };

/** Objects as Mollie's client types them, so that one with a wrong or missing field does not compile. */
export const shown = (books: FakeBooks) => ({
  payment: (payment: FakePayment): PaymentResponse => {
    const has = (all: Map<string, { paymentId: string }>) =>
      [...all.values()].some(({ paymentId }) => paymentId === payment.id);
    return {
      ...payment,
      links: {
        ...links,
        dashboard: url("dashboard"),
        ...(payment.status === "open" && { checkout: url(`checkout/${payment.id}-${payment.createdAt}`) }),
        ...(has(books.refunds) && { refunds: url("refunds") }),
        ...(has(books.chargebacks) && { chargebacks: url("chargebacks") }),
      },
    };
  },
  customer: (customer: FakeCustomer): CustomerResponse => ({
    ...customer,
    links: { ...links, dashboard: url("dashboard") },
  }),
  subscription: (subscription: FakeSubscription): SubscriptionResponse => ({
    ...subscription,
    links: { ...links, customer: url("customer"), profile: url("profile") },
  }),
  refund: (refund: FakeRefund): RefundResponse => ({
    ...refund,
    links: { ...links, payment: url("payment") },
  }),
  chargeback: (chargeback: FakeChargeback): EntityChargeback => ({
    ...chargeback,
    links: { ...links, payment: url("payment") },
  }),
  capture: (capture: FakeCapture): ListSettlementCaptureResponse => ({
    ...capture,
    links: { self: links.self, payment: url("payment") },
  }),
  mandate: (mandate: FakeMandate): MandateResponse => ({
    ...mandate,
    links: { ...links, customer: url("customer") },
  }),
  /** Not as the client types it, which is wrong about the context: as the published examples have it. */
  transaction: ({ id, type, initialCents, feeCents, context, createdAt }: FakeTransaction) => {
    const eur = (cents: Cents) => ({ currency: "EUR", value: (cents / 100).toFixed(2) });
    return {
      resource: "balance-transaction",
      id,
      type,
      initialAmount: eur(initialCents),
      resultAmount: eur(asCents(initialCents - feeCents)),
      ...(feeCents !== 0 && {
        deductions: eur(negated(feeCents)),
        deductionDetails: { fees: eur(negated(feeCents)) },
      }),
      context,
      createdAt,
    };
  },
  /** The client refuses a method without all of this; only the amounts are read. */
  method: (id: string, value: string, most: string | null) => ({
    resource: "method",
    id,
    description: id,
    minimumAmount: { currency: "EUR", value },
    maximumAmount: most === null ? null : { currency: "EUR", value: most },
    image: {
      size1x: "https://mollie.test/1",
      size2x: "https://mollie.test/2",
      svg: "https://mollie.test/svg",
    },
    status: "activated",
    links: { self: url("self") },
  }),
  list: (name: string, items: readonly unknown[], next?: string) => ({
    count: items.length,
    embedded: { [name]: items },
    links: { ...links, previous: null, next: next ? { ...url("next"), href: next } : null },
  }),
});

/** The client's names for what bears an underscore on the way. */
export function onTheWire(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(onTheWire);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name === "links" || name === "embedded" ? `_${name}` : name,
      // What we wrote ourselves comes back as it was.
      name === "metadata" ? value : onTheWire(value),
    ]),
  );
}

import { randomBytes } from "node:crypto";

/** What the fake remembers. Names are Stripe's own. */
export type FakeIntent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
  client_secret: string;
  created: number;
  metadata: Record<string, string>;
  last_payment_error: { code: string } | null;
  latest_charge: string | null;
};
export type FakeCharge = {
  id: string;
  object: "charge";
  payment_intent: string;
  amount: number;
  paid: boolean;
  disputed: boolean;
  refunded: boolean;
  created: number;
  payment_method_details: { type: FakeMethod };
  balance_transaction: { id: string; object: "balance_transaction"; fee: number; currency: string };
  failure_code?: string | null;
  failure_balance_transaction: { id: string; object: "balance_transaction"; created: number } | null;
};
export type FakeMethod = "card" | "sepa_debit";
export type FakeRefund = {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  status: string;
  created: number;
};
export type FakeDispute = Omit<FakeRefund, "object"> & { object: "dispute"; charge: string };
export type FakeInvoice = {
  id: string;
  object: "invoice";
  status: "open" | "paid" | "void";
  billing_reason: "subscription_create" | "subscription_cycle";
  payment_intent: string;
  subscription: string;
  created: number;
};
export type FakeSubscription = {
  id: string;
  object: "subscription";
  status: string;
  customer: string;
  currency: string;
  metadata: Record<string, string>;
  latest_invoice: string;
  pause_collection: { behavior: string } | null;
  trial_end: number | null;
  item: { id: string; unit_amount: number; current_period_end: number };
  method: FakeMethod | null;
};

/** What it told, or tried to tell. */
export type FakeEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: object };
};

export function fakeBooks(now: () => number) {
  const books = {
    products: new Set<string>(),
    customers: new Map<string, { id: string; email: string }>(),
    intents: new Map<string, FakeIntent>(),
    charges: new Map<string, FakeCharge>(),
    refunds: new Map<string, FakeRefund>(),
    disputes: new Map<string, FakeDispute>(),
    invoices: new Map<string, FakeInvoice>(),
    subscriptions: new Map<string, FakeSubscription>(),
    /** Oldest first. */
    events: [] as FakeEvent[],
  };
  const seconds = () => Math.floor(now() / 1000);
  return {
    ...books,
    seconds,
    newIntent: (amount: number, currency: string, metadata: Record<string, string> = {}): FakeIntent => {
      const id = idOf("pi");
      const intent: FakeIntent = {
        id,
        object: "payment_intent",
        amount,
        amount_received: 0,
        currency,
        status: "requires_payment_method",
        client_secret: `${id}_secret_${randomBytes(8).toString("hex")}`,
        created: seconds(),
        metadata,
        last_payment_error: null,
        latest_charge: null,
      };
      books.intents.set(id, intent);
      return intent;
    },
    newInvoice: (
      subscription: string,
      intent: string,
      reason: FakeInvoice["billing_reason"],
    ): FakeInvoice => {
      const invoice: FakeInvoice = {
        id: idOf("in"),
        object: "invoice",
        status: "open",
        billing_reason: reason,
        payment_intent: intent,
        subscription,
        created: seconds(),
      };
      books.invoices.set(invoice.id, invoice);
      return invoice;
    },
    invoiceOf: (intent: string): FakeInvoice | undefined =>
      [...books.invoices.values()].find(({ payment_intent: id }) => id === intent),
  };
}

export type FakeBooks = ReturnType<typeof fakeBooks>;

export const idOf = (kind: string): string => `${kind}_${randomBytes(9).toString("hex")}`;

import { createHmac } from "node:crypto";
import { fakeApi } from "../../fake-api.fixtures.ts";
import { fakeMailman } from "../../fake-mailman.fixtures.ts";
import type { StripeSettings } from "../client.ts";
import { failure } from "./answer-parts.fixtures.ts";
import { fakeAnswers } from "./answers.fixtures.ts";
import {
  fakeBooks,
  idOf,
  type FakeCharge,
  type FakeEvent,
  type FakeIntent,
  type FakeMethod,
} from "./books.fixtures.ts";
import { monthSeconds } from "./subscription-answers.fixtures.ts";

export type StripeWebhook = Readonly<{ body: string; signature: string; type: string }>;

const feeCents = 42;
const webhookSecret = "whsec_for_tests";

/** Signed as Stripe signs: the time and the raw bytes. */
export function signStripe(
  body: string,
  secret = webhookSecret,
  seconds = Math.floor(Date.now() / 1000),
): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/** Stripe on this machine: its API over HTTP, and what happens at banks and in browsers as calls for tests. */
export async function fakeStripe({
  now = Date.now,
  mostPerPage = 100,
}: { now?: () => number; mostPerPage?: number } = {}) {
  const books = fakeBooks(now);
  const webhooks = fakeMailman<StripeWebhook>();
  const tell = (type: string, object: object): void => {
    const event = {
      id: idOf("evt"),
      object: "event",
      type,
      created: books.seconds(),
      data: { object },
    } as const;
    const body = JSON.stringify(event);
    books.events.push(JSON.parse(body) as FakeEvent);
    webhooks.post({ body, signature: signStripe(body), type });
  };
  const api = await fakeApi({
    answer: fakeAnswers(books, tell, mostPerPage),
    contentType: "application/json",
    failure,
    reusedKey: { status: 400, body: { error: { type: "idempotency_error", message: "Keys are used once" } } },
  });
  const settings: StripeSettings = {
    secretKey: "sk_test_fake",
    publishableKey: "pk_test_fake",
    webhookSecret,
    apiBase: api.url,
  };

  const intentOf = (id: string): FakeIntent => {
    const intent = books.intents.get(id.split("_secret_")[0] ?? id);
    if (!intent) throw new Error(`The fake knows no payment ${id}`);
    return intent;
  };
  const collect = (intent: FakeIntent, received = intent.amount, method: FakeMethod = "card"): void => {
    const charge: FakeCharge = {
      id: idOf("ch"),
      object: "charge",
      payment_intent: intent.id,
      amount: received,
      paid: true,
      disputed: false,
      refunded: false,
      created: books.seconds(),
      payment_method_details: { type: method },
      balance_transaction: { id: idOf("txn"), object: "balance_transaction", fee: feeCents, currency: "eur" },
      failure_balance_transaction: null,
    };
    books.charges.set(charge.id, charge);
    Object.assign(intent, { status: "succeeded", amount_received: received, latest_charge: charge.id });
    const invoice = books.invoiceOf(intent.id);
    const subscription = books.subscriptions.get(invoice?.subscription ?? "");
    if (invoice) invoice.status = "paid";
    if (subscription) Object.assign(subscription, { status: "active", method });
    tell("payment_intent.succeeded", intent);
    if (invoice) tell("invoice.paid", { id: invoice.id });
  };

  return {
    ...api,
    settings,
    books,
    webhooks,
    tell,
    feeCents,
    /** The donor confirms in the page. Only one at a time can, and nothing that was withdrawn. */
    pay: (id: string, { received, method }: { received?: number; method?: FakeMethod } = {}): boolean => {
      const intent = intentOf(id);
      if (!["requires_payment_method", "requires_action", "processing"].includes(intent.status)) return false;
      collect(intent, received, method);
      return true;
    },
    decline: (id: string): void => {
      const intent = intentOf(id);
      Object.assign(intent, {
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined" },
      });
      tell("payment_intent.payment_failed", intent);
    },
    askFor3ds: (id: string): void => {
      intentOf(id).status = "requires_action";
      tell("payment_intent.requires_action", intentOf(id));
    },
    /** A direct debit: the outcome comes days later. */
    process: (id: string): void => {
      intentOf(id).status = "processing";
      tell("payment_intent.processing", intentOf(id));
    },
    dispute: (id: string, status: string): void => {
      const intent = intentOf(id);
      const charge = books.charges.get(intent.latest_charge ?? "");
      if (!charge) throw new Error(`Nothing was paid by ${id}`);
      const known = [...books.disputes.values()].find(({ payment_intent }) => payment_intent === intent.id);
      const dispute = known ?? {
        id: idOf("dp"),
        object: "dispute" as const,
        payment_intent: intent.id,
        charge: charge.id,
        amount: charge.amount,
        status,
        created: books.seconds(),
      };
      charge.disputed = true;
      dispute.status = status;
      books.disputes.set(dispute.id, dispute);
      tell(known ? "charge.dispute.closed" : "charge.dispute.created", dispute);
    },
    /** The bank reports a debit as failed after it had been paid: the money leaves the balance again. */
    failLate: (id: string, code: string | null = null): void => {
      const intent = intentOf(id);
      const charge = books.charges.get(intent.latest_charge ?? "");
      if (!charge) throw new Error(`Nothing was paid by ${id}`);
      const reversal = { id: idOf("txn"), object: "balance_transaction", created: books.seconds() } as const;
      Object.assign(charge, { paid: false, failure_code: code, failure_balance_transaction: reversal });
      Object.assign(intent, { status: "requires_payment_method", amount_received: 0 });
      tell("charge.failed", charge);
    },
    /** The next month's charge, by itself. */
    renew: (subscriptionId: string, { declined = false } = {}): string => {
      const subscription = books.subscriptions.get(subscriptionId);
      if (!subscription) throw new Error(`The fake knows no subscription ${subscriptionId}`);
      const intent = books.newIntent(subscription.item.unit_amount, subscription.currency);
      const invoice = books.newInvoice(subscriptionId, intent.id, "subscription_cycle");
      subscription.item.current_period_end += monthSeconds;
      if (!declined) collect(intent, intent.amount, subscription.method ?? undefined);
      else {
        intent.last_payment_error = { code: "card_declined" };
        subscription.status = "past_due";
        tell("invoice.payment_failed", { id: invoice.id });
      }
      return intent.id;
    },
  };
}

import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { fakeApi } from "../../fake-api.fixtures.ts";
import { fakeMailman } from "../../fake-mailman.fixtures.ts";
import type { StripeSettings } from "../client.ts";
import { failure, type Tell } from "./answer-parts.fixtures.ts";
import { fakeAnswers } from "./answers.fixtures.ts";
import { fakeBank, feeCents, type FakeMethod } from "./bank.fixtures.ts";
import { fakeBilling, type RenewalOutcome } from "./billing.fixtures.ts";
import { fakeBooks, found, nameOf } from "./books.fixtures.ts";
import { eventMade } from "./payment-objects.fixtures.ts";
import { fakePayouts } from "./payouts.fixtures.ts";
import { fakePermissions, registerWebhook } from "./permissions.fixtures.ts";
import { fakeReturns } from "./returns.fixtures.ts";

export type StripeWebhook = Readonly<{ body: string; signature: string; type: string }>;

const webhookSecret = "whsec_for_tests";
const keysLiveMs = 24 * 60 * 60 * 1000;

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
  maxPerPage = 100,
}: { now?: () => number; maxPerPage?: number } = {}) {
  const books = fakeBooks(now);
  const webhooks = fakeMailman<StripeWebhook>();
  const tell: Tell = (type, object) => {
    const body = JSON.stringify(eventMade({ created: books.seconds(), type, data: { object } }));
    // As it stood at this moment, whatever became of it.
    books.events.push(JSON.parse(body) as Stripe.EventBase);
    webhooks.post({ body, signature: signStripe(body), type });
  };
  const bank = fakeBank(books, tell);
  const billing = fakeBilling(books, bank, tell);
  const returns = fakeReturns(books, tell);
  const payouts = fakePayouts(books, tell);
  const permissions = fakePermissions();
  const api = await fakeApi({
    answer: fakeAnswers({ books, bank, billing, returns, tell, refusal: permissions.refusal, maxPerPage }),
    contentType: "application/json",
    failure,
    reusedKey: { status: 400, body: { error: { type: "idempotency_error", message: "Keys are used once" } } },
    keys: { liveMs: keysLiveMs, keepFailures: true, now },
  });
  const settings: StripeSettings = {
    secretKey: "sk_test_fake",
    publishableKey: "pk_test_fake",
    webhookSecret,
    apiBase: api.url,
  };

  const intentOf = (id: string): Stripe.PaymentIntent => found(books.intents, id.split("_secret_")[0]);
  const customerOf = (intent: Stripe.PaymentIntent) => nameOf(intent.customer) || null;
  const pay = (
    id: string,
    { received, method = "card", card }: { received?: number; method?: FakeMethod; card?: string } = {},
  ): boolean => {
    const intent = intentOf(id);
    if (!payable.includes(intent.status)) return false;
    if (intent.excluded_payment_method_types?.some((excluded) => excluded === method)) return false;
    if (intent.allowed_payment_method_types?.every((allowed) => allowed !== method)) return false;
    bank.collect(intent, bank.newMethod(method, customerOf(intent), undefined, card), received);
    return true;
  };
  /** False: no card network hears of it, because the payment takes no cards or nothing any more. */
  const decline = (id: string, { card }: { card?: string } = {}): boolean => {
    const intent = intentOf(id);
    if (!payable.includes(intent.status) || intent.excluded_payment_method_types?.includes("card"))
      return false;
    bank.decline(intent, bank.newMethod("card", customerOf(intent), "0002", card));
    return true;
  };

  return {
    ...api,
    settings,
    books,
    webhooks,
    tell,
    feeCents,
    /** The donor confirms in the page. Only one at a time can, and nothing that was withdrawn. A debit then waits. */
    pay,
    decline,
    askFor3ds: (id: string): void => {
      intentOf(id).status = "requires_action";
      tell("payment_intent.requires_action", intentOf(id));
    },
    /** A direct debit is begun: the outcome comes days later, by `clear` or `failPending`. */
    process: (id: string): boolean => pay(id, { method: "sepa_debit" }),
    clear: (id: string): void => bank.clear(intentOf(id)),
    failPending: (id: string, code?: string): void => bank.failPending(intentOf(id), code),
    failLate: (id: string, code: string | null = null): void => bank.failLate(intentOf(id), code),
    dispute: (id: string, status: Stripe.Dispute.Status, reason?: string): void =>
      returns.dispute(intentOf(id), status, reason),
    refundsBegin: returns.refundsBegin,
    endRefund: returns.endRefund,
    bill: returns.bill,
    ...payouts,
    /** What keys that begin with rk_ may do from now on. */
    grant: permissions.grant,
    registerWebhook: registerWebhook(books),
    /** The next month's charge, by itself. A debit is paid by the bank as well. Empty: it was paused. */
    renew: (subscriptionId: string, outcome: RenewalOutcome = {}): string => {
      const intent = billing.renew(found(books.subscriptions, subscriptionId), outcome);
      if (intent?.status === "processing") bank.clear(intent);
      return intent?.id ?? "";
    },
    /** The next month's debit, of which the bank has not said anything yet. */
    debit: (subscriptionId: string): string =>
      billing.renew(found(books.subscriptions, subscriptionId))?.id ?? "",
    /** Someone pays the last invoice by a payment of its own, beside the one it came with. */
    payBesides: (subscriptionId: string): string => {
      const invoice = found(
        books.invoices,
        nameOf(found(books.subscriptions, subscriptionId).latest_invoice),
      );
      const intent = billing.newPayment(invoice, false);
      bank.collect(intent, bank.newMethod("card", customerOf(intent)));
      return intent.id;
    },
    /** Stripe pauses it of its own accord, as an account can be set to after failed charges. */
    pauseItself: (subscriptionId: string): void => {
      found(books.subscriptions, subscriptionId).status = "paused";
    },
    /** The donor chooses another card in the portal. Ending in 0002 it is one that every bank refuses. */
    chooseCard: (subscriptionId: string, last4: string): void => {
      const customer = nameOf(found(books.subscriptions, subscriptionId).customer);
      billing.chooseInPortal(customer, bank.newMethod("card", customer, last4));
    },
  };
}

const payable: readonly string[] = ["requires_payment_method", "requires_action"];

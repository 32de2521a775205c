import { fakeApi } from "../../fake-api.fixtures.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { fakeMailman } from "../../fake-mailman.fixtures.ts";
import type { MollieSettings } from "../client.ts";
import { failure } from "./answer-parts.fixtures.ts";
import { fakeAnswers } from "./answers.fixtures.ts";
import {
  centsIn,
  fakeBooks,
  idOf,
  type FakeContext,
  type FakeMandate,
  type FakePayment,
} from "./books.fixtures.ts";
import { fakeCharges } from "./charges.fixtures.ts";
import { fakeSettlements } from "./settlements.fixtures.ts";
import { fakePermissions } from "./permissions.fixtures.ts";
import { givenMandate } from "./mandates.fixtures.ts";

/** A form post with nothing but an id. */
export type MollieWebhook = Readonly<{ url: string; body: string }>;

type DeclineReason = NonNullable<NonNullable<FakePayment["details"]>["failureReason"]>;

/** Mollie remembers a key for an hour. */
const keyLifeMs = 60 * 60 * 1000;

/** Mollie on this machine: its API over HTTP, and what happens at banks and on its page as calls for tests. */
export async function fakeMollie({
  now = Date.now,
  maxPerPage = 250,
}: { now?: () => number; maxPerPage?: number } = {}) {
  const books = fakeBooks();
  const webhooks = fakeMailman<MollieWebhook>();
  const time = () => new Date(now()).toISOString();
  const tell = ({ id, webhookUrl }: FakePayment): void => {
    if (webhookUrl) webhooks.post({ url: webhookUrl, body: `id=${id}` });
  };
  const permissions = fakePermissions();
  const api = await fakeApi({
    answer: fakeAnswers({ books, tell, now: time, refusal: permissions.refusal, maxPerPage }),
    contentType: "application/hal+json",
    failure: (status) => failure(status),
    reusedKey: { status: 400, body: failure(400, "Keys are used once") },
    keys: { liveMs: keyLifeMs, keepFailures: false, now },
  });
  const settings: MollieSettings = { apiKey: "test_fake", accessToken: "access_fake", apiBase: api.url };

  const paymentOf = (id: string): FakePayment => {
    const payment = books.payments.get(id);
    if (!payment) throw new Error(`The fake knows no payment ${id}`);
    return payment;
  };
  const moveBalance = (
    type: string,
    initialCents: Cents,
    feeCents = 0,
    context: FakeContext = [],
  ): string => {
    const id = idOf("baltr");
    books.transactions.push({
      id,
      type,
      initialCents,
      feeCents: asCents(feeCents),
      context,
      createdAt: time(),
    });
    return id;
  };
  const takesCards = (id: string): boolean => books.offered.get(id)?.includes("creditcard") ?? true;
  const refundsOf = (id: string) => [...books.refunds.values()].filter(({ paymentId }) => paymentId === id);
  const moveRefunds = (id: string, status: "processing" | "refunded" | "failed" | "canceled"): void => {
    for (const refund of refundsOf(id)) refund.status = status;
    tell(paymentOf(id));
  };

  return {
    ...api,
    settings,
    books,
    webhooks,
    /** What the organisation's token may do from now on. */
    grant: permissions.grant,
    ...fakeCharges({ books, tell, time }),
    ...fakeSettlements(books, time),
    /** The money reaches the balance, less the fee: at once or days later, and Mollie tells nobody. */
    toBalance: (id: string, feeCents: Cents): void => {
      const { amount, description } = paymentOf(id);
      moveBalance("payment", asCents(centsIn(amount)), feeCents, {
        paymentId: id,
        paymentDescription: description,
      });
    },
    /** Anything else that moves the balance; most types say nothing about it. */
    moveBalance,
    /** The donor pays on Mollie's page, which a withdrawn payment no longer has. */
    pay: (
      id: string,
      {
        received,
        mandate = "valid",
        card,
      }: { received?: string; mandate?: FakeMandate["status"]; card?: string } = {},
    ): boolean => {
      const payment = paymentOf(id);
      if (payment.status !== "open" && payment.status !== "pending") return false;
      if (payment.status === "open" && payment.expiresAt && payment.expiresAt <= time()) return false;
      if (card && !takesCards(id)) return false;
      if (received) payment.amount = { ...payment.amount, value: received };
      if (payment.sequenceType === "first" && payment.customerId)
        payment.mandateId = givenMandate(books, {
          customerId: payment.customerId,
          status: mandate,
          at: time(),
        }).id;
      if (card) payment.details = { cardFingerprint: card };
      const method = card ? "creditcard" : (payment.method ?? "ideal");
      Object.assign(payment, {
        status: "paid",
        paidAt: time(),
        method,
        isCancelable: undefined,
        expiresAt: undefined,
      });
      tell(payment);
      return true;
    },
    /** The bank has confirmed whose account it is: until then a mandate is only pending. */
    confirmMandates: (): void => {
      for (const mandate of books.mandates.values()) mandate.status = "valid";
      for (const subscription of books.subscriptions.values())
        if (subscription.status === "pending") subscription.status = "active";
    },
    end: (id: string, status: "failed" | "expired" | "canceled", failureReason?: DeclineReason): void => {
      const payment = paymentOf(id);
      payment.status = status;
      if (failureReason) payment.details = { failureReason };
      if (status === "failed") payment.failedAt = time();
      tell(payment);
    },
    /** A card is refused and the donor is sent back: false where the payment takes no cards, or nothing any more. */
    failCard: (id: string, card: string): boolean => {
      const payment = paymentOf(id);
      if (payment.status !== "open" || !takesCards(id)) return false;
      Object.assign(payment, {
        status: "failed",
        failedAt: time(),
        method: "creditcard",
        details: { failureReason: "card_declined", cardFingerprint: card },
      });
      tell(payment);
      return true;
    },
    /** A card is refused while other methods can still be chosen: the payment stays open, and nobody is told. */
    declineCard: (id: string, failureReason: DeclineReason = "card_declined"): void => {
      Object.assign(paymentOf(id), { method: "creditcard", details: { failureReason } });
    },
    /** The donor has chosen a method by which a payment can still be taken back, such as a bank transfer. */
    chooseTransfer: (id: string): void => {
      Object.assign(paymentOf(id), { method: "banktransfer", isCancelable: true });
    },
    /** They go on to their bank: nothing is decided, and it is too late to take it back. Mollie tells nobody. */
    toBank: (id: string): void => {
      paymentOf(id).isCancelable = false;
    },
    process: (id: string): void => {
      paymentOf(id).status = "pending";
    },
    chargeBack: (id: string, code?: string): void => {
      const { amount } = paymentOf(id);
      const chargeback = {
        resource: "chargeback",
        id: idOf("chb"),
        paymentId: id,
        amount,
        createdAt: time(),
      };
      const reason = code ? { code, description: "" } : null;
      books.chargebacks.set(chargeback.id, { ...chargeback, reason });
      tell(paymentOf(id));
    },
    /** The bank reports a debit as failed after it had been paid. */
    failLate: (id: string): void => {
      Object.assign(paymentOf(id), { status: "failed", failedAt: time() });
      tell(paymentOf(id));
    },
    reverseChargeback: (id: string): void => {
      for (const chargeback of books.chargebacks.values())
        if (chargeback.paymentId === id) chargeback.reversedAt = time();
      tell(paymentOf(id));
    },
    /** The bank has the money for the donor; before that a refund is pending for a day or more. */
    finishRefunds: (id: string): void => moveRefunds(id, "refunded"),
    moveRefunds,
    failRefund: (id: string): void => moveRefunds(id, "failed"),
    /** All that refunds can be paid from. */
    leaveBalance: (cents: Cents): void => {
      books.balanceCents = cents;
    },
  };
}

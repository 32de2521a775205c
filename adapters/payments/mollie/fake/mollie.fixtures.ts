import { dateAMonthLater } from "#domain/giving/recurring-gift.ts";
import { fakeApi } from "../../fake-api.fixtures.ts";
import { fakeMailman } from "../../fake-mailman.fixtures.ts";
import type { MollieSettings } from "../client.ts";
import { failure, fakeAnswers } from "./answers.fixtures.ts";
import { centsIn, fakeBooks, idOf, type FakeContext, type FakePayment } from "./books.fixtures.ts";

/** A form post with nothing but an id. */
export type MollieWebhook = Readonly<{ url: string; body: string }>;

/** Mollie on this machine: its API over HTTP, and what happens at banks and on its page as calls for tests. */
export async function fakeMollie({
  now = Date.now,
  mostPerPage = 250,
}: { now?: () => number; mostPerPage?: number } = {}) {
  const books = fakeBooks();
  const webhooks = fakeMailman<MollieWebhook>();
  const time = () => new Date(now()).toISOString();
  const tell = ({ id, webhookUrl }: FakePayment): void => {
    if (webhookUrl) webhooks.post({ url: webhookUrl, body: `id=${id}` });
  };
  const api = await fakeApi({
    answer: fakeAnswers(books, tell, time, mostPerPage),
    contentType: "application/hal+json",
    failure: (status) => failure(status),
    reusedKey: { status: 400, body: failure(400, "Keys are used once") },
  });
  const settings: MollieSettings = { apiKey: "test_fake", accessToken: "access_fake", apiBase: api.url };

  const paymentOf = (id: string): FakePayment => {
    const payment = books.payments.get(id);
    if (!payment) throw new Error(`The fake knows no payment ${id}`);
    return payment;
  };
  const collect = (payment: FakePayment): void => {
    const method = payment.method ?? "ideal";
    Object.assign(payment, { status: "paid", paidAt: time(), method, isCancelable: false });
    tell(payment);
  };

  const moveBalance = (
    type: string,
    initialCents: number,
    feeCents = 0,
    context: FakeContext = [],
  ): string => {
    const id = idOf("baltr");
    books.transactions.push({ id, type, initialCents, feeCents, context, createdAt: time() });
    return id;
  };

  return {
    /** The money reaches the balance, less the fee: at once or days later, and Mollie tells nobody. */
    toBalance: (id: string, feeCents: number): void => {
      const { amount, description } = paymentOf(id);
      moveBalance("payment", centsIn(amount), feeCents, { paymentId: id, paymentDescription: description });
    },
    /** Anything else that moves the balance; most types say nothing about it. */
    moveBalance,
    ...api,
    settings,
    books,
    webhooks,
    /** The donor pays on Mollie's page, which a withdrawn payment no longer has. */
    pay: (
      id: string,
      { received, mandate = "valid" }: { received?: string; mandate?: string } = {},
    ): boolean => {
      const payment = paymentOf(id);
      if (payment.status !== "open" && payment.status !== "pending") return false;
      if (payment.status === "open" && payment.expiresAt && payment.expiresAt <= time()) return false;
      if (received) payment.amount = { ...payment.amount, value: received };
      if (payment.sequenceType === "first" && payment.customerId) {
        const { customerId } = payment;
        payment.mandateId = idOf("mdt");
        const account = `NL91ABNA041716${String(4300 + books.mandates.size)}`;
        const known = { id: payment.mandateId, customerId, account, status: mandate, createdAt: time() };
        books.mandates.set(known.id, known);
      }
      collect(payment);
      return true;
    },
    end: (id: string, status: "failed" | "expired" | "canceled"): void => {
      const payment = paymentOf(id);
      payment.status = status;
      tell(payment);
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
      const reason = code && { reason: { code, description: "" } };
      const movement = {
        id: idOf("chb"),
        paymentId: id,
        amount,
        status: "done",
        createdAt: time(),
        ...reason,
      };
      books.chargebacks.set(movement.id, movement);
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
    failRefund: (id: string): void => {
      for (const refund of books.refunds.values()) if (refund.paymentId === id) refund.status = "failed";
      tell(paymentOf(id));
    },
    /** The next month's charge, by itself. */
    renew: (
      subscriptionId: string,
      { declined = false, code }: { declined?: boolean; code?: string } = {},
    ): string => {
      const subscription = books.subscriptions.get(subscriptionId.split("/").at(-1) ?? "");
      if (!subscription) throw new Error(`The fake knows no subscription ${subscriptionId}`);
      const { amount, customerId, description, metadata, webhookUrl } = subscription;
      const payment: FakePayment = {
        id: idOf("tr"),
        status: "pending",
        amount,
        description,
        sequenceType: "recurring",
        customerId,
        subscriptionId: subscription.id,
        metadata,
        webhookUrl,
        locale: null,
        redirectUrl: null,
        method: "directdebit",
        createdAt: time(),
        isCancelable: false,
        ...(code && { details: { bankReasonCode: code } }),
      };
      books.payments.set(payment.id, payment);
      subscription.startDate = dateAMonthLater(
        subscription.startDate,
        Number(subscription.startDate.slice(8)),
      );
      if (declined) payment.status = "failed";
      else collect(payment);
      if (declined) tell(payment);
      return payment.id;
    },
  };
}

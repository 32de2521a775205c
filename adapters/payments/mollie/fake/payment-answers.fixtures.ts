import type { Amount, Metadata } from "mollie-api-typescript/models";
import type { FakeAnswer } from "../../fake-api.fixtures.ts";
import {
  failure,
  made,
  missing,
  ok,
  pageOf,
  refused,
  type Asked,
  type Body,
  type Route,
} from "./answer-parts.fixtures.ts";
import { centsIn, idOf, type FakePayment, type FakeRefund } from "./books.fixtures.ts";
import type { Needs } from "./answers.fixtures.ts";

/** The least time Mollie gives a payment to be paid; a bank transfer has days. */
const openLifeMs = 15 * 60 * 1000;
const transferLifeMs = 12 * 24 * 60 * 60 * 1000;
/** Some that Mollie could not call. */
const unreachable = /localhost|127\.0\.0\.1|192\.168\./;
/** Two equal refunds of one payment within this long are taken for one that was sent twice. */
const duplicateMs = 60 * 1000;

export function paymentRoutes({ books, show, tell, now, maxPerPage }: Needs): Route[] {
  return [
    ["POST", /^\/v2\/payments$/, (_, body) => openPayment(body)],
    ["GET", /^\/v2\/payments$/, (_, __, asked) => listed("payments", books.payments, show.payment, asked)],
    ["GET", /^\/v2\/payments\/(\w+)$/, ([id]) => withPayment(id, (payment) => ok(show.payment(payment)))],
    [
      "DELETE",
      /^\/v2\/payments\/(\w+)$/,
      ([id]) =>
        withPayment(id, (payment) => {
          if (payment.status !== "open" || !payment.isCancelable)
            return refused("The payment cannot be canceled");
          Object.assign(payment, { status: "canceled", canceledAt: now(), isCancelable: undefined });
          tell(payment);
          return ok(show.payment(payment));
        }),
    ],
    [
      "POST",
      /^\/v2\/payments\/(\w+)\/refunds$/,
      ([id], body) => withPayment(id, (payment) => giveBack(payment, body)),
    ],
    [
      "GET",
      /^\/v2\/payments\/(\w+)\/refunds$/,
      ([id]) => ok(show.list("refunds", ofPayment(books.refunds, id).map(show.refund))),
    ],
    [
      "GET",
      /^\/v2\/payments\/(\w+)\/chargebacks$/,
      ([id]) => ok(show.list("chargebacks", ofPayment(books.chargebacks, id).map(show.chargeback))),
    ],
    ["GET", /^\/v2\/refunds$/, (_, __, asked) => listed("refunds", books.refunds, show.refund, asked)],
    [
      "GET",
      /^\/v2\/chargebacks$/,
      (_, __, asked) => listed("chargebacks", books.chargebacks, show.chargeback, asked),
    ],
    [
      "GET",
      /^\/v2\/methods$/,
      (_, __, { query }) => {
        const isFirst = query.get("sequenceType") === "first";
        const taken = books.methods.filter(({ isOnce }) => !(isFirst && isOnce));
        return ok(
          show.list(
            "methods",
            taken.map(({ id, min, max = null }) => show.method(id, min, max)),
          ),
        );
      },
    ],
  ];

  function openPayment(body: Body): FakeAnswer {
    const webhookUrl = (body["webhookUrl"] as string | undefined) ?? null;
    if (webhookUrl && unreachable.test(webhookUrl))
      return refused("The webhook URL is unreachable", "webhookUrl");
    const { customerId } = body as { customerId?: string };
    if (customerId && !books.customers.has(customerId)) return missing();
    const asked = [body["method"] ?? []].flat().map(String);
    if (asked.some((id) => id !== "directdebit" && !books.methods.some((each) => each.id === id)))
      return refused("The payment method is not activated on your account", "method");
    const byTransfer = body["method"] === "banktransfer";
    const payment: FakePayment = {
      resource: "payment",
      mode: "test",
      profileId: "pfl_1",
      id: idOf("tr"),
      status: "open",
      amount: body["amount"] as Amount,
      description: String(body["description"]),
      sequenceType: body["sequenceType"] === "first" ? "first" : "oneoff",
      ...(customerId && { customerId }),
      metadata: (body["metadata"] as Metadata | undefined) ?? null,
      webhookUrl,
      locale: (body["locale"] as FakePayment["locale"]) ?? null,
      redirectUrl: (body["redirectUrl"] as string | undefined) ?? null,
      cancelUrl: (body["cancelUrl"] as string | undefined) ?? null,
      method: byTransfer ? "banktransfer" : null,
      createdAt: now(),
      // Mollie's own example of a payment that was just made: it can only be paid or run out.
      isCancelable: byTransfer,
      expiresAt: new Date(Date.parse(now()) + (byTransfer ? transferLifeMs : openLifeMs)).toISOString(),
    };
    books.payments.set(payment.id, payment);
    if (Array.isArray(body["method"])) books.offered.set(payment.id, body["method"].map(String));
    return made(show.payment(payment));
  }

  function giveBack(payment: FakePayment, body: Body): FakeAnswer {
    const amount = body["amount"] as Amount;
    const before = ofPayment(books.refunds, payment.id).filter(
      ({ status }) => status !== "failed" && status !== "canceled",
    );
    const back = before.reduce((sum, each) => sum + centsIn(each.amount), 0);
    if (payment.status !== "paid" || back + centsIn(amount) > centsIn(payment.amount))
      return refused("The amount is higher than what remains", "amount");
    if (before.some((each) => each.amount.value === amount.value && isFresh(each)))
      return { status: 409, body: failure(409, "A duplicate refund has been detected") };
    if (books.balanceCents !== null && centsIn(amount) > books.balanceCents)
      return refused("There is not enough balance to refund this payment", "amount");
    const refund: FakeRefund = {
      resource: "refund",
      mode: "test",
      id: idOf("re"),
      paymentId: payment.id,
      amount,
      // Sent to the bank later, and until then it could be called back.
      status: "pending",
      description: (body["description"] as string | undefined) ?? "",
      metadata: (body["metadata"] as Metadata | undefined) ?? null,
      createdAt: now(),
    };
    books.refunds.set(refund.id, refund);
    return made(show.refund(refund));
  }

  function isFresh({ createdAt }: FakeRefund): boolean {
    return Date.parse(now()) - Date.parse(createdAt) < duplicateMs;
  }

  function listed<T extends { id: string }>(
    name: "payments" | "refunds" | "chargebacks",
    all: Map<string, T>,
    showOne: (item: T) => unknown,
    asked: Asked,
  ): FakeAnswer {
    const newestFirst = [...all.values()].toReversed();
    return pageOf(
      { name, all: newestFirst, show: showOne, list: show.list, path: `/v2/${name}`, maxPerPage },
      asked,
    );
  }

  function withPayment(id: string | undefined, answer: (payment: FakePayment) => FakeAnswer): FakeAnswer {
    const payment = books.payments.get(id ?? "");
    if (!payment) return missing();
    if (payment.status === "open" && payment.expiresAt && payment.expiresAt <= now())
      Object.assign(payment, { status: "expired", expiredAt: now(), isCancelable: undefined });
    return answer(payment);
  }
}

const ofPayment = <T extends { paymentId: string }>(all: Map<string, T>, id: string | undefined): T[] =>
  [...all.values()].filter(({ paymentId }) => paymentId === id);

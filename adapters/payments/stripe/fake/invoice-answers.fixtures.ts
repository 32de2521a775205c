import type Stripe from "stripe";
import { expands, listOf, missing, ok, pageOf, refused, type Route } from "./answer-parts.fixtures.ts";
import type { Fake } from "./answers.fixtures.ts";
import { listMade } from "./billing-objects.fixtures.ts";
import { nameOf, type FakeBooks } from "./books.fixtures.ts";
import { at } from "./form-body.fixtures.ts";

/** The invoices of each month, and which payments were to pay them. */
export function invoiceRoutes({ books, billing, maxPerPage }: Fake): Route[] {
  return [
    [
      "GET",
      /^\/v1\/invoice_payments$/,
      (_, __, query) => {
        const asked = query.get("payment[payment_intent]");
        const all = [...books.invoicePayments.values()].filter(
          ({ payment, invoice }) =>
            nameOf(payment.payment_intent) === asked || nameOf(invoice) === query.get("invoice"),
        );
        return listOf(
          all.map((payment) => (expands(query, "data.invoice") ? withInvoice(payment) : payment)),
        );
      },
    ],
    [
      "GET",
      /^\/v1\/invoices\/(\w+)$/,
      (id) => {
        const invoice = books.invoices.get(id);
        return invoice ? ok(invoice) : missing();
      },
    ],
    ["GET", /^\/v1\/invoices$/, (_, __, query) => pageOf("invoices", invoicesFor(query), query, maxPerPage)],
    [
      "POST",
      /^\/v1\/invoices\/(\w+)\/pay$/,
      (id, form) => {
        const invoice = books.invoices.get(id);
        if (!invoice) return missing();
        if (invoice.status !== "open" || isUnderWay(id)) return refused("invoice_not_editable");
        return billing.attempt(invoice, at(form, "payment_method"))
          ? ok(invoice)
          : refused("card_declined", 402);
      },
    ],
    [
      "POST",
      /^\/v1\/invoices\/(\w+)\/void$/,
      (id) => {
        const invoice = books.invoices.get(id);
        if (!invoice) return missing();
        if (invoice.status !== "open" || isUnderWay(id)) return refused("invoice_not_open");
        billing.voidInvoice(invoice);
        return ok(invoiceShown(books, invoice));
      },
    ],
  ];

  function isUnderWay(invoice: string): boolean {
    return [...books.invoicePayments.values()].some(
      ({ invoice: of, payment }) =>
        nameOf(of) === invoice && books.intents.get(nameOf(payment.payment_intent))?.status === "processing",
    );
  }

  function withInvoice(payment: Stripe.InvoicePayment): Stripe.InvoicePayment {
    const invoice = books.invoices.get(nameOf(payment.invoice));
    return invoice ? { ...payment, invoice } : payment;
  }

  /** Newest first. */
  function invoicesFor(query: URLSearchParams): Stripe.Invoice[] {
    const since = Number(query.get("created[gte]") ?? 0);
    return [...books.invoices.values()]
      .filter(
        ({ parent, status, created }) =>
          nameOf(parent?.subscription_details?.subscription) === query.get("subscription") &&
          created >= since &&
          [null, status].includes(query.get("status")),
      )
      .toReversed()
      .map((invoice) => (expands(query, "data.payments") ? invoiceShown(books, invoice) : invoice));
  }
}

/** With the payments that were to pay it. */
export const invoiceShown = (books: FakeBooks, invoice: Stripe.Invoice): Stripe.Invoice => ({
  ...invoice,
  payments: listMade(
    [...books.invoicePayments.values()].filter(({ invoice: of }) => nameOf(of) === invoice.id),
    "/v1/invoice_payments",
  ),
});

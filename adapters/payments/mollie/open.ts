import type { Client } from "mollie-api-typescript";
import type { PaymentResponse } from "mollie-api-typescript/models";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { PaymentOrder } from "#domain/giving/ports.ts";
import { amountOf, keyFor } from "./client.ts";
import type { MollieMethods } from "./methods.ts";

export type Addresses = Readonly<{
  /** Where the donor comes back to, in their language. */
  returnUrl: (language: PaymentOrder["language"], outcome: "success" | "cancelled") => string;
  /** Null if Mollie cannot reach us, as in development: it refuses such an address. */
  webhookUrl: string | null;
}>;

/** Mollie has no Arabic: other languages get English. */
const locales: Partial<Record<PaymentOrder["language"], "nl_NL">> = { nl: "nl_NL" };

/** Idempotency keys make each step repeatable. All steps share one timeout, so that the next provider is asked in time. */
export async function openPayment(
  mollie: Client,
  order: PaymentOrder,
  { returnUrl, webhookUrl }: Addresses,
  timeoutMs: number,
  notes: GiftNotes | null,
  methods: MollieMethods,
): Promise<PaymentResponse | "method_unavailable"> {
  const giveUpAt = performance.now() + timeoutMs;
  const inTime = () => ({ timeoutMs: Math.max(1, Math.round(giveUpAt - performance.now())) });
  const { attemptId, donationId, language, frequency } = order;
  const locale = locales[language] ?? "en_GB";
  const monthly = frequency === "MONTHLY";
  const note = notes?.write(order.note, attemptId);
  const method = await methods.namesFor(order);
  if (method?.length === 0 && order.method !== null) return "method_unavailable";
  const customer = monthly
    ? await mollie.customers.create(
        {
          idempotencyKey: keyFor(`${attemptId}-customer`),
          entityCustomer: { name: order.donorName, email: order.donorEmail, locale, metadata: { attemptId } },
        },
        inTime(),
      )
    : null;
  return mollie.payments.create(
    {
      // Another request needs another key.
      idempotencyKey: keyFor(order.without?.length ? `${attemptId}-without-cards` : attemptId),
      paymentRequest: {
        amount: amountOf(order.chargedCents, order.currency),
        description: order.reference,
        redirectUrl: returnUrl(language, "success"),
        cancelUrl: returnUrl(language, "cancelled"),
        ...(webhookUrl && { webhookUrl }),
        locale,
        ...(method && { method }),
        metadata: { attemptId, donationId, ...(monthly && { monthly }), ...(note && { note }) },
        // The donor's first payment gives us the mandate.
        ...(customer && { sequenceType: "first" as const, customerId: customer.id }),
      },
    },
    inTime(),
  );
}

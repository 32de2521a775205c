import type { Client } from "mollie-api-typescript";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import {
  amountOf,
  defaultTimeoutMs,
  errorWithoutPersonalData,
  isMethodRefusal,
  isRefusal,
  isUnavailable,
  isUnknown,
  keyFor,
  mollieClient,
  orUnavailable,
  type MollieSettings,
} from "./client.ts";
import { costsSince, feesSince } from "./fees.ts";
import { subscriptionOf } from "./first-payment.ts";
import { mollieMemory } from "./memory.ts";
import { cardMethod, mollieMethods } from "./methods.ts";
import { takeNewMethod } from "./new-method.ts";
import { openPayment, type Addresses } from "./open.ts";
import { molliePayouts, returnedSince } from "./payouts.ts";
import { mollieSubscriptions } from "./subscriptions.ts";
import { metadataOf, reportFrom } from "./report.ts";

const gone: readonly string[] = ["canceled", "expired", "failed"];
const maxMovements = 250;

type Needs = {
  settings: MollieSettings;
  addresses: Addresses;
  notes?: GiftNotes | null;
  client?: Promise<Client>;
  now?: () => number;
};

/** The donor pays on Mollie's page, with the methods enabled in its account. */
export function molliePayments({
  settings,
  addresses,
  notes = null,
  client = mollieClient(settings),
  now = Date.now,
}: Needs): PaymentProvider {
  const methods = mollieMethods(client, now);
  return {
    name: "mollie",
    hasHostedPage: true,
    leavesOut: () => [cardMethod],

    methods: () => orUnavailable(methods.offers()),

    open: async (order) => {
      const mollie = await client;
      try {
        const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
        const opened = await openPayment(mollie, order, addresses, timeoutMs, notes, methods);
        if (opened === "method_unavailable") return opened;
        const { id, links } = opened;
        if (!links.checkout) throw new Error(`Mollie has no page for payment ${id}`);
        return { provider: "mollie", paymentId: id, next: { type: "redirect", url: links.checkout.href } };
      } catch (error) {
        if (isUnavailable(error)) return "unavailable";
        if (order.method !== null && isMethodRefusal(error)) return "method_unavailable";
        throw errorWithoutPersonalData(error);
      }
    },

    withdraw: async (paymentId) => {
      const mollie = await client;
      try {
        const { status, isCancelable } = await mollie.payments.get({ paymentId });
        if (gone.includes(status)) return "withdrawn";
        // Usual while no method is chosen: it will be paid or expire.
        if (!isCancelable) return "refused";
        const after = await mollie.payments.cancel({ paymentId });
        return gone.includes(after.status) ? "withdrawn" : "refused";
      } catch (error) {
        // The donor may have continued to their bank between the two requests.
        if (isUnavailable(error) || isRefusal(error)) return "refused";
        throw errorWithoutPersonalData(error);
      }
    },

    fetch: async (paymentId) => {
      const mollie = await client;
      try {
        return await fetchReport(mollie, paymentId);
      } catch (error) {
        if (isUnavailable(error)) return "unavailable";
        if (isUnknown(error)) return "unknown";
        throw errorWithoutPersonalData(error);
      }
    },

    refund: async (paymentId, cents, refundId) => {
      const mollie = await client;
      const refundRequest = { amount: amountOf(cents), description: refundId, metadata: { refundId } };
      try {
        await mollie.refunds.create({ paymentId, idempotencyKey: keyFor(refundId), refundRequest });
        return "accepted";
      } catch (error) {
        if (isUnavailable(error)) return "unavailable";
        if (isRefusal(error)) return "refused";
        throw errorWithoutPersonalData(error);
      }
    },

    returnedSince: (since) => orUnavailable(client.then((mollie) => returnedSince(mollie, since))),
    memory: mollieMemory(client, notes),
    ...(settings.accessToken && {
      fees: (since) => orUnavailable(feesSince(settings, since)),
      costs: (since) => orUnavailable(costsSince(settings, since)),
      payouts: molliePayouts(settings),
    }),
    subscriptions: mollieSubscriptions({ client, addresses, now }),
  };

  async function fetchReport(
    mollie: Client,
    paymentId: string,
  ): Promise<PaymentReport | "unknown" | "unavailable"> {
    const asOf = now();
    const payment = await mollie.payments.get({ paymentId });
    if (metadataOf(payment).newMethodOf) {
      await takeNewMethod(mollie, payment);
      // A refunded proof cent: no donation, nothing to book.
      return "unknown";
    }
    const membership = await subscriptionOf(mollie, payment, addresses.webhookUrl, asOf);
    if (membership === "unavailable") return membership;
    const { refunds, chargebacks } = payment.links;
    const [refunded, takenBack] = await Promise.all([
      refunds ? mollie.refunds.list({ paymentId, limit: maxMovements }) : null,
      chargebacks ? mollie.chargebacks.list({ paymentId, limit: maxMovements }) : null,
    ]);
    return reportFrom({
      payment,
      refunds: refunded?.result.embedded.refunds ?? [],
      chargebacks: takenBack?.result.embedded.chargebacks ?? [],
      ...membership,
      asOf,
    });
  }
}

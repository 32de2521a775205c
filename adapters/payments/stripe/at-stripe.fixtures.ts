import { afterEach, beforeEach } from "vitest";
import { orderFor } from "../orders.fixtures.ts";
import { fakeStripe } from "./fake/stripe.fixtures.ts";
import { stripePayments } from "./payments.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A new Stripe for each test, on a day that the test may change, and what our adapter makes of it. */
export function atStripe({ maxPerPage = 100 }: { maxPerPage?: number } = {}) {
  let clock = 0;
  let stripe: Awaited<ReturnType<typeof fakeStripe>>;
  let payments: ReturnType<typeof stripePayments>;
  const now = () => clock;

  beforeEach(async () => {
    clock = Date.parse("2026-11-15T12:00:00Z");
    stripe = await fakeStripe({ now, maxPerPage });
    payments = stripePayments({ settings: { ...stripe.settings, timeoutMs: 1000 }, now });
  });
  afterEach(() => stripe.stop());

  const opened = async (...args: Parameters<typeof orderFor>): Promise<string> => {
    const payment = await payments.open(orderFor(...args));
    if (typeof payment === "string") throw new Error("It was not opened");
    return payment.paymentId;
  };
  const reportFrom = async (id: string) => {
    const report = await payments.fetch(id);
    if (typeof report === "string") throw new Error(`No report: ${report}`);
    return report;
  };

  return {
    stripe: () => stripe,
    payments: () => payments,
    now,
    /** It is this moment now. */
    at: (moment: string) => {
      clock = Date.parse(moment);
    },
    later: (days: number) => {
      clock += days * dayMs;
    },
    opened,
    reportFrom,
    /** A monthly gift whose first payment went through, by its subscription. */
    monthly: async (method: "card" | "ideal" = "card", attemptId = "d1-1"): Promise<string> => {
      const id = await opened(attemptId, { frequency: "MONTHLY" });
      stripe.pay(id, { method });
      stripe.webhooks.drop();
      return (await reportFrom(id)).subscriptionId ?? "";
    },
  };
}

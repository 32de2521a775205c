import type { Hono } from "hono";
import type { NoticeOutcome } from "#domain/giving/settle/handle-provider-notice.ts";
import type { PaymentRef } from "#domain/giving/payment-report.ts";
import type { RequestContext, RequestEnv } from "../context.ts";

type Needs = {
  handleUnsignedNotice: (payment: PaymentRef) => Promise<NoticeOutcome>;
  mayAsk: (c: RequestContext, paymentId: string) => Promise<boolean>;
};

const paymentId = /^tr_\w{1,64}$/;

/**
 * Unsigned, and only an id: what happened is asked of Mollie itself, within an allowance. The answer is the same for
 * every id, known or not, so nobody learns from it which payments exist.
 */
export function serveMollieWebhook(app: Hono<RequestEnv>, { handleUnsignedNotice, mayAsk }: Needs): void {
  app.post("/api/webhooks/mollie", async (c) => {
    const id = new URLSearchParams(await c.req.text()).get("id") ?? "";
    if (paymentId.test(id) && (await mayAsk(c, id)))
      await handleUnsignedNotice({ provider: "mollie", paymentId: id });
    return c.json({ received: true });
  });
}

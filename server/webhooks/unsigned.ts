import type { Hono } from "hono";
import type { NoticeOutcome } from "#domain/giving/settle/handle-provider-notice.ts";
import type { PaymentRef } from "#domain/giving/payment-report.ts";
import type { RequestContext, RequestEnv } from "../context.ts";

type Needs = {
  name: PaymentRef["provider"];
  paymentIdIn: (body: string) => string | null;
  handleUnsignedNotice: (payment: PaymentRef) => Promise<NoticeOutcome>;
  mayAsk: (c: RequestContext, payment: PaymentRef) => Promise<boolean>;
};

/**
 * Unsigned, with only an id: we ask the provider what happened, within an allowance. The answer is the same for every id,
 * known or not, so it does not reveal which payments exist.
 */
export function serveUnsignedWebhook(app: Hono<RequestEnv>, needs: Needs): void {
  const { name, paymentIdIn, handleUnsignedNotice, mayAsk } = needs;
  app.post(`/api/webhooks/${name}`, async (c) => {
    const paymentId = paymentIdIn(await c.req.text());
    const payment = paymentId !== null && { provider: name, paymentId };
    if (payment && (await mayAsk(c, payment))) await handleUnsignedNotice(payment);
    return c.json({ received: true });
  });
}

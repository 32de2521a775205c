import type { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { PaymentRef } from "#domain/giving/payment-report.ts";
import type { Notice } from "#domain/giving/ports.ts";
import type { NoticeOutcome } from "#domain/giving/settle/handle-provider-notice.ts";
import { isRealProvider } from "#domain/money/providers.ts";
import type { Foundation } from "../composition.ts";
import type { RequestEnv, RequestContext } from "../context.ts";
import { serveSandboxSubscriptions } from "../demo/sandbox-subscriptions.ts";
import { serveSandbox } from "../demo/sandbox.ts";
import { serveStripeReturn } from "../giving/serve-stripe-return.ts";
import { refuse } from "../refuse.ts";

/** The webhooks payment providers call. The sandbox's own page exists only where the sandbox serves. */
export function serveProviders(
  app: Hono<RequestEnv>,
  { giving, standstill, alerts }: Foundation,
  publicUrl: string,
): void {
  const { webhooks, sandbox, handleProviderNotice, handleUnsignedNotice, mayAskAbout: mayAsk } = giving;
  // The provider repeats the notice, when this copy has resumed or another one answers here.
  app.use("/api/webhooks/*", async (c, next) =>
    (await standstill.isOn()) ? refuse(c, 503, "errors.surprise") : next(),
  );
  app.use("/api/webhooks/*", noteNotices(alerts.noteNotice));
  for (const webhook of webhooks) {
    if ("readNotice" in webhook) serveSignedWebhook(app, { ...webhook, handleProviderNotice });
    else serveUnsignedWebhook(app, { ...webhook, handleUnsignedNotice, mayAsk });
    if (webhook.name === "stripe") serveStripeReturn(app);
  }
  if (!sandbox) return;
  serveSandboxWebhook(app, { ...sandbox, handleProviderNotice });
  serveSandbox(app, sandbox.controls);
  serveSandboxSubscriptions(app, sandbox.controls, publicUrl);
}

type Note = (provider: string, outcome: "accepted" | "refused") => void;

/** Counts accepted and refused notices for monitoring: with a wrong secret every one is refused. */
const noteNotices = (note: Note) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    const provider = /^\/api\/webhooks\/(\w+)$/.exec(c.req.path)?.[1] ?? "";
    // The doctor posts an empty notice to test the address.
    if (!isRealProvider(provider) || c.req.header("x-open-hand-doctor") !== undefined) return;
    if (c.res.ok) note(provider, "accepted");
    else if (c.res.status === 400) note(provider, "refused");
  });

type UnsignedNeeds = {
  name: PaymentRef["provider"];
  paymentIdIn: (body: string) => string | null;
  handleUnsignedNotice: (payment: PaymentRef) => Promise<NoticeOutcome>;
  mayAsk: (c: RequestContext, payment: PaymentRef) => Promise<boolean>;
};

/** Unsigned, with only an id: we ask the provider, within an allowance. Every id gets the same answer, so it reveals nothing. */
function serveUnsignedWebhook(app: Hono<RequestEnv>, needs: UnsignedNeeds): void {
  const { name, paymentIdIn, handleUnsignedNotice, mayAsk } = needs;
  app.post(`/api/webhooks/${name}`, async (c) => {
    const paymentId = paymentIdIn(await c.req.text());
    const payment = paymentId !== null && { provider: name, paymentId };
    if (payment && (await mayAsk(c, payment))) await handleUnsignedNotice(payment);
    return c.json({ received: true });
  });
}

type SignedNeeds = {
  name: string;
  signatureHeader: string;
  readNotice: (
    body: string,
    signature: string | undefined,
  ) => Promise<Notice | "forged" | "not_for_us" | "unavailable">;
  handleProviderNotice: (notice: Notice) => Promise<NoticeOutcome>;
};

/** Verified on the raw bytes; 2xx only when settled or stored. Unknown payments are ignored: a refusal is repeated for days. */
function serveSignedWebhook(
  app: Hono<RequestEnv>,
  { name, signatureHeader, readNotice, handleProviderNotice }: SignedNeeds,
): void {
  app.post(`/api/webhooks/${name}`, async (c) => {
    const notice = await readNotice(await c.req.text(), c.req.header(signatureHeader));
    if (notice === "forged") return refuse(c, 400, "errors.invalid");
    if (notice === "unavailable") return refuse(c, 503, "errors.surprise");
    if (notice !== "not_for_us") await handleProviderNotice(notice);
    return c.json({ received: true });
  });
}

type SandboxNeeds = {
  signatureHeader: string;
  isSigned: (body: string, header: string | undefined) => boolean;
  handleProviderNotice: (notice: Notice) => Promise<NoticeOutcome>;
};

/** Verified on the raw bytes; answered 2xx only when what it said is settled or stored. */
function serveSandboxWebhook(
  app: Hono<RequestEnv>,
  { signatureHeader, isSigned, handleProviderNotice }: SandboxNeeds,
): void {
  app.post("/api/webhooks/sandbox", async (c) => {
    const body = await c.req.text();
    if (!isSigned(body, c.req.header(signatureHeader))) return refuse(c, 401, "errors.unauthorized");
    const notice = noticeIn(body);
    if (!notice) return refuse(c, 400, "errors.bad_json");
    const outcome = await handleProviderNotice(notice);
    if (!outcome.ok && outcome.reason === "unknown_payment") return refuse(c, 404, "errors.not_found");
    return c.json({ received: true });
  });
}

function noticeIn(body: string): Notice | null {
  try {
    const { id, paymentId } = JSON.parse(body) as Record<string, unknown>;
    if (typeof id !== "string" || typeof paymentId !== "string") return null;
    return { provider: "sandbox", eventId: id, paymentId };
  } catch {
    return null;
  }
}

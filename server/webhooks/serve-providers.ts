import type { Hono } from "hono";
import type { Foundation } from "../composition.ts";
import type { RequestEnv } from "../context.ts";
import { serveSandboxSubscriptions } from "../demo/sandbox-subscriptions.ts";
import { serveSandbox } from "../demo/sandbox.ts";
import { serveStripeReturn } from "../giving/serve-stripe-return.ts";
import { refuse } from "../refuse.ts";
import { noteNotices } from "./note-notices.ts";
import { serveSandboxWebhook } from "./sandbox.ts";
import { serveSignedWebhook } from "./signed.ts";
import { serveUnsignedWebhook } from "./unsigned.ts";

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

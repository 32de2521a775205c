import type { Hono } from "hono";
import type { Language } from "#domain/language.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import type { RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { translate } from "../translate.ts";
import { sandboxPage } from "./sandbox-page.ts";

export type SubscriptionControls = {
  findSubscription: (id: string) => Promise<Subscription | null>;
  /** Charges at once and returns the payment. */
  charge: (id: string) => Promise<string | null>;
  declineFromNow: (id: string) => Promise<void>;
  useMethod: (id: string, kind: MethodKind) => Promise<void>;
};
type Subscription = { id: string; reference: string; language: Language };
const methods = ["card", "sepa_debit"] as const;
type MethodKind = (typeof methods)[number];
const labels = { card: "sandbox.method.card", sepa_debit: "sandbox.method.sepa_debit" } as const;

/** Demo mode only. */
export function serveSandboxSubscriptions(
  app: Hono<RequestEnv>,
  controls: SubscriptionControls,
  publicUrl: string,
): void {
  app.get("/sandbox/subscriptions/:id/method", async (c) => {
    const subscription = await controls.findSubscription(c.req.param("id"));
    return subscription ? c.html(methodPage(subscription)) : refuse(c, 404, "errors.not_found");
  });
  app.post("/sandbox/subscriptions/:id/method", async (c) => {
    const form = await c.req.parseBody().catch(() => null);
    const kind = methods.find((each) => each === form?.["method"]);
    const subscription = await controls.findSubscription(c.req.param("id"));
    if (!subscription) return refuse(c, 404, "errors.not_found");
    if (!kind) return refuse(c, 400, "errors.bad_form");
    await controls.useMethod(subscription.id, kind);
    const returnTo = c.req.query("returnTo") ?? "";
    return c.redirect(returnTo.startsWith(`${publicUrl}/`) ? returnTo : publicUrl, 303);
  });

  app.post("/api/sandbox/subscriptions/:id/charge", async (c) => {
    const paymentId = await controls.charge(c.req.param("id"));
    return paymentId ? c.json({ paymentId }) : refuse(c, 409, "sandbox.done");
  });
  app.post("/api/sandbox/subscriptions/:id/fail", async (c) => {
    const subscription = await controls.findSubscription(c.req.param("id"));
    if (!subscription) return refuse(c, 404, "errors.not_found");
    await controls.declineFromNow(subscription.id);
    return c.json({ declines: true });
  });
}

function methodPage({ reference, language }: Subscription): string {
  const text = (id: Parameters<typeof translate>[1]) => escapeHtml(translate(language, id));
  const button = (kind: MethodKind) =>
    `<button name="method" value="${kind}"${kind === "card" ? ' class="main"' : ""}>${text(labels[kind])}</button>`;
  return sandboxPage(
    language,
    "sandbox.method.title",
    `<dl><dt>${text("sandbox.reference")}</dt><dd><bdi dir="ltr">${escapeHtml(reference)}</bdi></dd></dl>
<p>${text("sandbox.method.explain")}</p><form method="post">${methods.map(button).join("")}</form>`,
  );
}

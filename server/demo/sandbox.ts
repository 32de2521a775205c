import type { Hono } from "hono";
import { formatsFor } from "#app/i18n/format.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { Language } from "#domain/language.ts";
import type { RequestEnv } from "../context.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import type { Cents } from "#domain/money/cents.ts";
import { refuse } from "../refuse.ts";
import { translate } from "../translate.ts";
import { sandboxPage } from "./sandbox-page.ts";

const donorActions = ["pay", "pay-later", "decline", "cancel"] as const;
/** What a provider's bank does afterwards, for scripts to set going. */
const bankActions = ["bounce", "refund", "dispute", "return", "win", "lose"] as const;
type SandboxAction = (typeof donorActions)[number] | (typeof bankActions)[number];
export type SandboxControls = {
  find: (id: string) => Promise<SandboxPayment | null>;
  act: (
    id: string,
    action: SandboxAction,
    cents: Cents | null,
    name?: null,
    card?: string | null,
  ) => Promise<boolean>;
};
type SandboxPayment = {
  id: string;
  chargedCents: Cents;
  frequency: "ONE_TIME" | "MONTHLY";
  reference: string;
  language: Language;
  state: string;
};

const scriptActions: readonly SandboxAction[] = [...donorActions, ...bankActions];
const labels = {
  pay: "sandbox.pay",
  "pay-later": "sandbox.payLater",
  decline: "sandbox.decline",
  cancel: "sandbox.cancel",
} as const;
/** With what the donor comes back after each choice. */
const returnsWith = {
  pay: "success",
  "pay-later": "success",
  decline: "declined",
  cancel: "cancelled",
} as const;

/** The sandbox's hosted page and its calls for scripts. It exists in demo mode only. */
export function serveSandbox(app: Hono<RequestEnv>, controls: SandboxControls): void {
  app.get("/sandbox/pay/:paymentId", async (c) => {
    const payment = await controls.find(c.req.param("paymentId"));
    return payment ? c.html(page(payment)) : refuse(c, 404, "errors.not_found");
  });
  app.post("/sandbox/pay/:paymentId", async (c) => {
    const form = await c.req.parseBody().catch(() => null);
    const action = donorActions.find((each) => each === form?.["action"]);
    const payment = await controls.find(c.req.param("paymentId"));
    if (!payment) return refuse(c, 404, "errors.not_found");
    if (!action) return refuse(c, 400, "errors.bad_form");
    const back = backTo(payment, returnsWith[action]);
    if (await controls.act(payment.id, action, null)) return c.redirect(back, 303);
    // Pressed twice, or decided otherwise before.
    const decided = await controls.find(payment.id);
    return c.redirect(decided && leadsBack(decided) === back ? back : `/sandbox/pay/${payment.id}`, 303);
  });
  app.post("/api/sandbox/payments/:paymentId/:action", async (c) => {
    const action = scriptActions.find((each) => each === c.req.param("action"));
    const paymentId = c.req.param("paymentId");
    if (!action) return refuse(c, 404, "errors.not_found");
    const { amountCents = null, card = null } = (await c.req.json().catch(() => ({}))) as {
      amountCents?: Cents | null;
      card?: string | null;
    };
    if (card !== null && typeof card !== "string") return refuse(c, 422, "errors.invalid");
    if (amountCents !== null && !Number.isSafeInteger(amountCents)) return refuse(c, 422, "errors.invalid");
    if (await controls.act(paymentId, action, amountCents, null, card)) return c.json({ paymentId, action });
    // Looked for only now: nearly always it is there and does what was asked.
    return (await controls.find(paymentId))
      ? refuse(c, 409, "sandbox.done")
      : refuse(c, 404, "errors.not_found");
  });
}

const leadsBack = (payment: SandboxPayment): string =>
  backTo(
    payment,
    payment.state === "cancelled" ? "cancelled" : payment.state === "failed" ? "declined" : "success",
  );

const backTo = ({ language }: SandboxPayment, outcome: string): string =>
  `${inLanguage("/donate", language)}?${outcome}=true`;

function page(payment: SandboxPayment): string {
  const { language } = payment;
  const text = (id: Parameters<typeof translate>[1]) => escapeHtml(translate(language, id));
  const amount = escapeHtml(formatsFor(language).moneyExact(payment.chargedCents));
  const open = payment.state === "open";
  const button = (action: (typeof donorActions)[number]) =>
    `<button name="action" value="${action}"${action === "pay" ? ' class="main"' : ""}>${text(labels[action])}</button>`;
  return sandboxPage(
    language,
    "sandbox.title",
    `<dl>
<dt>${text("sandbox.amount")}</dt><dd><bdi>${amount}</bdi> – ${text(payment.frequency === "MONTHLY" ? "sandbox.monthly" : "sandbox.once")}</dd>
<dt>${text("sandbox.reference")}</dt><dd><bdi dir="ltr">${escapeHtml(payment.reference)}</bdi></dd></dl>
${
  open
    ? `<p>${text("sandbox.explain")}</p><form method="post">${donorActions.map(button).join("")}</form>`
    : `<p>${text("sandbox.done")}</p><p><a href="${leadsBack(payment)}">${text("sandbox.back")}</a></p>`
}`,
  );
}

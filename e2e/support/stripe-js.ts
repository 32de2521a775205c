import type { Page } from "@playwright/test";
import type { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";

type Stripe = Awaited<ReturnType<typeof fakeStripe>>;

/** What to type for a card that pays, one that is declined, and one whose bank asks the donor first. */
export const cards = { pays: "4242", declined: "0002", asks: "3220" } as const;

/**
 * Stands in for js.stripe.com in the page, and for the bank behind it: a plain field where Stripe's frame would be, which
 * confirms the payment at the fake. Whatever the fake then tells is delivered to the program.
 */
export async function serveStripeJs(page: Page, stripe: Stripe, programUrl: string): Promise<void> {
  const deliver = () =>
    stripe.webhooks.deliver(async ({ body, signature }) => {
      const headers = { "stripe-signature": signature };
      return (await fetch(`${programUrl}/api/webhooks/stripe`, { method: "POST", headers, body })).status;
    });

  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${standIn.toString()})()` }),
  );
  await page.route("https://api.stripe.com/**", async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? "");
    const secret = sent.get("client_secret") ?? "";
    const card = sent.get("card");
    if (stripe.books.intents.get(secret.split("_secret_")[0] ?? "")?.status === "canceled")
      return route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { outcome: "ended" } });
    if (card === cards.pays) stripe.pay(secret);
    else if (card === cards.asks) stripe.askFor3ds(secret);
    else stripe.decline(secret);
    await deliver();
    const outcome = card === cards.pays ? "paid" : card === cards.asks ? "asks" : "declined";
    await route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { outcome } });
  });
  await page.route("https://hooks.stripe.com/**", async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = asked.get("return_url") ?? "";
    const secret = asked.get("client_secret") ?? "";
    if (asked.get("answer") === null) {
      const link = (answer: string) =>
        `<a href="?${new URLSearchParams({ return_url: back, client_secret: secret, answer }).toString()}">${answer}</a>`;
      return route.fulfill({
        contentType: "text/html",
        body: `<h1>Your bank</h1>${link("Confirm")} ${link("Refuse")}`,
      });
    }
    const confirmed = asked.get("answer") === "Confirm";
    if (confirmed) stripe.pay(secret);
    else stripe.decline(secret);
    await deliver();
    const status = confirmed ? "succeeded" : "failed";
    const location = `${back}&payment_intent_client_secret=${secret}&redirect_status=${status}`;
    return route.fulfill({ status: 303, headers: { location } });
  });
}

/** Runs in the page: it may use nothing from outside itself. */
function standIn(): void {
  type Options = { clientSecret: string; locale: string };
  type Confirming = { elements: Options; confirmParams: { return_url: string } };
  const field = () => document.querySelector<HTMLInputElement>("#stripe-card");
  const stripe = () => ({
    elements: (options: Options) => ({
      ...options,
      create: () => {
        const heard = new Map<string, () => void>();
        return {
          on: (name: string, hear: () => void) => void heard.set(name, hear),
          mount: (place: HTMLElement) => {
            const rtl = options.locale === "ar" ? ' dir="rtl"' : "";
            place.innerHTML = `<label${rtl} lang="${options.locale}">Card <input id="stripe-card"></label>`;
            setTimeout(() => heard.get("ready")?.());
          },
          destroy: () => field()?.closest("label")?.remove(),
        };
      },
    }),
    confirmPayment: async ({ elements, confirmParams: { return_url } }: Confirming) => {
      const card = field()?.value ?? "";
      if (card === "") return { error: { type: "validation_error" } };
      const client_secret = elements.clientSecret;
      const response = await fetch("https://api.stripe.com/v1/confirm", {
        method: "POST",
        body: new URLSearchParams({ client_secret, card }),
      });
      const { outcome } = (await response.json()) as { outcome: string };
      if (outcome === "ended")
        return { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state" } };
      if (outcome === "declined")
        return { error: { type: "card_error", message: "Your card was reported stolen." } };
      const query = new URLSearchParams({ return_url, client_secret }).toString();
      window.location.assign(
        outcome === "asks"
          ? `https://hooks.stripe.com/3d_secure?${query}`
          : `${return_url}&payment_intent_client_secret=${client_secret}&redirect_status=succeeded`,
      );
      return new Promise(() => {});
    },
  });
  Object.assign(window, { Stripe: Object.assign(stripe, { version: 10 }) });
}

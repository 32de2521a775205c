import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import type { Call } from "./caller.ts";

/** A provider as those in front of it meet it. */
export type World = Readonly<{
  name: "stripe" | "mollie" | "sandbox";
  env: Record<string, string>;
  /** A stolen card is tried on the payment. Whether a card network heard of it: not if the payment takes no cards. */
  tryCard: (call: Call, paymentId: string, card: string) => Promise<boolean>;
  /** A donor pays, by card or by their bank. False: it cannot be paid that way. */
  pay: (call: Call, paymentId: string, card: string | null) => Promise<boolean>;
  paymentIn: (next: unknown) => string;
  stop: () => Promise<void>;
}>;

const lastOf = (next: unknown): string =>
  typeof next === "object" && next !== null && "url" in next
    ? (String(next.url).split("/").at(-1) ?? "")
    : "";
const secretOf = (next: unknown): string =>
  typeof next === "object" && next !== null && "clientSecret" in next ? String(next.clientSecret) : "";

/** As it is when somebody asks: whoever kept `Date.now` would not see it moved, and the program would take its declines for old. */
const clock = (): number => Date.now();

export async function stripeWorld(): Promise<World> {
  const stripe = await fakeStripe({ now: clock });
  const tell = (call: Call) =>
    stripe.webhooks.deliver(async ({ body, signature }) => {
      const headers = { "stripe-signature": signature, "content-type": "application/json" };
      return (await call("/api/webhooks/stripe", { body, headers })).status;
    });
  return {
    name: "stripe",
    env: {
      PAYMENT_PROVIDERS: "stripe",
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_BASE: stripe.settings.apiBase ?? "",
    },
    // What a browser is given to pay with begins with the payment's name.
    paymentIn: (next) => secretOf(next).split("_secret")[0] ?? "",
    tryCard: async (call, paymentId, card) => {
      const reached = stripe.decline(paymentId, { card });
      await tell(call);
      return reached;
    },
    pay: async (call, paymentId, card) => {
      const paid = stripe.pay(paymentId, card === null ? { method: "ideal" } : { card });
      await tell(call);
      return paid;
    },
    stop: stripe.stop,
  };
}

/** Its page ends with the name of its payment and a moment. */
const mollieIdOf = (next: unknown): string => lastOf(next).split("-")[0] ?? "";

export async function mollieWorld(): Promise<World> {
  const mollie = await fakeMollie({ now: clock });
  // It reaches no address on this machine, so what it would send is sent in its place.
  const tell = (call: Call, paymentId: string) => call("/api/webhooks/mollie", { body: `id=${paymentId}` });
  return {
    name: "mollie",
    env: {
      PAYMENT_PROVIDERS: "mollie",
      MOLLIE_API_KEY: mollie.settings.apiKey,
      MOLLIE_API_BASE: mollie.settings.apiBase ?? "",
    },
    paymentIn: mollieIdOf,
    tryCard: async (call, paymentId, card) => {
      const reached = mollie.failCard(paymentId, card);
      if (reached) await tell(call, paymentId);
      return reached;
    },
    pay: async (call, paymentId, card) => {
      const paid = mollie.pay(paymentId, card === null ? {} : { card });
      if (paid) await tell(call, paymentId);
      return paid;
    },
    stop: mollie.stop,
  };
}

export const sandboxWorld = (): Promise<World> => {
  const act = async (call: Call, paymentId: string, action: string, body: object) =>
    (await call(`/api/sandbox/payments/${paymentId}/${action}`, { body })).status === 200;
  return Promise.resolve({
    name: "sandbox",
    env: { PAYMENT_PROVIDERS: "sandbox" },
    paymentIn: lastOf,
    tryCard: (call, paymentId, card) => act(call, paymentId, "decline", { card }),
    pay: (call, paymentId, card) => act(call, paymentId, "pay", card === null ? {} : { card }),
    stop: () => Promise.resolve(),
  });
};

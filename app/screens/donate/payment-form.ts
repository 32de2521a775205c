import type { NextStep } from "#domain/giving/payment-attempt.ts";
import type { Language } from "#domain/language.ts";

export type PaymentForm = {
  /**
   * Paid: the donor is redirected to `returnUrl`. Incomplete: the form shows what is missing. Ended: too many cards,
   * the donation must be started again.
   */
  confirm: (returnUrl: string) => Promise<"paid" | "declined" | "incomplete" | "ended">;
  close: () => void;
};

/** Stripe's own script is fetched only now: it watches the page it is in. Its words and direction follow the language. */
export async function openPaymentForm(
  { clientSecret, publishableKey }: Extract<NextStep, { type: "stripe" }>,
  language: Language,
  place: HTMLElement | null,
): Promise<PaymentForm> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  const stripe = await loadStripe(publishableKey, { locale: language });
  if (!stripe || !place) throw new Error("Stripe's form has no place to be");
  const elements = stripe.elements({ clientSecret, locale: language, appearance: appearanceOf(place) });
  const element = elements.create("payment");
  await new Promise<void>((ready, failed) => {
    element.on("ready", () => ready());
    element.on("loaderror", () => failed(new Error("Stripe's form did not load")));
    element.mount(place);
  });
  return {
    confirm: async (returnUrl) => {
      const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
      if (!error) return "paid";
      if (error.code === "payment_intent_unexpected_state") return "ended";
      return error.type === "validation_error" ? "incomplete" : "declined";
    },
    close: () => element.destroy(),
  };
}

/** As our own fields look, from the same tokens. */
function appearanceOf(place: HTMLElement) {
  const token = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
  return {
    variables: {
      colorPrimary: token("--color-action"),
      colorBackground: token("--color-paper-raised"),
      colorText: token("--color-ink"),
      colorDanger: token("--color-bad"),
      borderRadius: "2px",
      fontSizeBase: "16px",
    },
  };
}

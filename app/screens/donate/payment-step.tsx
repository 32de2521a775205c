import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from "react";
import type { FormFields } from "#domain/giving/start/form-fields.ts";
import type { NextStep } from "#domain/giving/payment-attempt.ts";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { SubmitWords } from "./submit-words.tsx";
import { SummaryLines } from "./summary-lines.tsx";
import type { Language } from "#domain/language.ts";

type Props = {
  step: Extract<NextStep, { type: "stripe" }>;
  fields: FormFields;
  onBack: () => void;
};

/** Stripe's frame within our page. A decline is shown without its reason, which would only help people testing stolen cards. */
export default function PaymentStep({ step, fields, onBack }: Props) {
  const { text, language } = useText();
  const { statutoryName, address, rsin } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const [form, setForm] = useState<PaymentForm | null>(null);
  const [pending, setPending] = useState(false);
  const say = useCallback(
    (description: string) =>
      toasts.add({ title: text("donate.failed.title"), description, look: "destructive" }),
    [text],
  );

  useEffect(() => {
    heading.current?.focus();
    let left = false;
    let opened: PaymentForm | undefined;
    openPaymentForm(step, language, place.current).then(
      (ready) => {
        opened = ready;
        if (left) ready.close();
        else setForm(ready);
      },
      () => {
        if (left) return;
        say(text("donate.failed.offline"));
        onBack();
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [step, language, text, say, onBack]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!form || pending) return;
    setPending(true);
    const outcome = await form.confirm(`${window.location.origin}${window.location.pathname}?success=true`);
    if (outcome === "declined" || outcome === "ended") say(text("donate.failed.text"));
    if (outcome === "ended") return onBack();
    // A donor who has paid is already being redirected.
    setPending(false);
  };

  return (
    <form onSubmit={(event) => void pay(event)} aria-labelledby={title} className="grid gap-6">
      <h2 ref={heading} id={title} tabIndex={-1} className="text-2xl">
        {text("donate.pay.title")}
      </h2>
      <SummaryLines fields={fields} />
      <p className="text-sm text-ink-soft">
        {text("donate.summary.receiver", { statutoryName, address, rsin })}
      </p>
      {!form && <Spinner />}
      <div ref={place} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={!form} pending={pending}>
          <SubmitWords fields={fields} />
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onBack}>
          {text("donate.pay.back")}
        </Button>
      </p>
    </form>
  );
}

type PaymentForm = {
  /** Paid: redirects to `returnUrl`. Incomplete: the form shows what is missing. Ended: too many cards, start again. */
  confirm: (returnUrl: string) => Promise<"paid" | "declined" | "incomplete" | "ended">;
  close: () => void;
};

/** Loads Stripe's script only now: it observes the page it is in. */
async function openPaymentForm(
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

/** Uses our own design tokens. */
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

import { useCallback, useEffect, useRef, useState } from "react";
import type { Cents } from "#domain/money/cents.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import { send } from "../../data/browser.ts";
import { statusOf } from "../../data/refused.ts";
import { useText } from "../../i18n/text.tsx";

export type PaymentSession = {
  state: "waiting" | "ready" | "unavailable";
  /** Our own session's secret; changing the amount keeps it. */
  clientSecret: string | null;
  setAmount: (cents: Cents) => void;
  /** Requests a new one after the old one was used or expired. */
  renew: (cents: Cents) => Promise<string | null>;
};

/** Opened before hydration; the form is already shown. */
const openedBefore = (): string | null =>
  import.meta.env.SSR
    ? null
    : (document.querySelector<HTMLElement>("[data-session]")?.dataset["session"] ?? null);

/** Requests a session when the amount is valid; it is free and never duplicated. */
export function usePaymentSession(wanted: boolean, known: string | null): PaymentSession {
  const { language } = useText();
  const [state, setState] = useState<PaymentSession["state"]>("waiting");
  const secret = useRef<string | null>(known ?? openedBefore());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const requestedCents = useRef(0);

  const ask = useCallback(
    async (giftCents: Cents, same: string | null): Promise<string | null> => {
      const body = { amountCents: giftCents, currency: "EUR" as const, ...(same && { clientSecret: same }) };
      try {
        const answer = await send(language, "POST", "/api/create-payment-intent", body);
        secret.current = answer.clientSecret;
        setState("ready");
        return answer.clientSecret;
      } catch (error) {
        const status = statusOf(error);
        if (status === 503 || status === 451) setState("unavailable");
        // The network may be down: show the form, and sending tries again.
        else setState("ready");
        return null;
      }
    },
    [language],
  );

  const setAmount = useCallback(
    (cents: Cents) => {
      if (!wanted || cents < smallestGift || requestedCents.current === cents) return;
      requestedCents.current = cents;
      // One after the other, and only the latest amount: typing does not open sessions side by side.
      queue.current = queue.current.then(() =>
        requestedCents.current === cents ? ask(cents, secret.current) : null,
      );
    },
    [wanted, ask],
  );

  // A form below the smallest amount is shown, too.
  useEffect(() => {
    if (wanted && requestedCents.current === 0) setState("ready");
  }, [wanted]);

  return {
    state,
    setAmount,
    renew: (cents) => ask(cents, null),
    get clientSecret() {
      return secret.current;
    },
  };
}

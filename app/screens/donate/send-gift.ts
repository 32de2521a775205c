import { bodyFrom } from "#domain/giving/start/form-body.ts";
import { amountIn, type FormFields } from "#domain/giving/start/form-fields.ts";
import type { NextStep } from "#domain/giving/payment-attempt.ts";
import type { Language } from "#domain/language.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import { toasts } from "../../components/ui/toast-store.ts";
import type { Answer, Body } from "../../data/api-key.ts";
import { send } from "../../data/browser.ts";
import { Refused, sentenceOf, statusOf } from "../../data/refused.ts";
import type { Texts } from "../../i18n/text.tsx";
import { wrongIn, type Wrong } from "./check-fields.ts";
import type { PaymentSession } from "./use-payment-session.ts";

export type InPage = Extract<NextStep, { type: "stripe" }>;
/** A payment that cannot be withdrawn: its donor continues it. */
export type Begun = { sentence: string; resumeUrl: string };
/** Errors; payment in this page; redirecting to pay; or a message about a failure. */
export type Sent = { wrong?: Wrong; inPage?: InPage; begun?: Begun } | "leaving";

/** Loads when a visitor starts filling in the form, to keep the first view small. */
export async function sendGift(
  fields: FormFields,
  session: PaymentSession,
  { text, language }: Pick<Texts, "text" | "language">,
): Promise<Sent> {
  const amount = amountIn(fields);
  const say = (title: string, description: string) => toasts.add({ title, description, look: "destructive" });
  const wrong = await wrongIn(fields, language);
  if (amount < smallestGift) say(text("donate.invalid.title"), text("donate.invalid.text"));
  if (Object.keys(wrong).length > 0) return { wrong };
  try {
    const secret = session.clientSecret ?? (await session.renew(amount));
    if (!secret) throw new Error("No session could be opened");
    const { next } = await start(language, bodyFrom(fields, secret, language));
    if (next?.type === "stripe") return { inPage: next };
    // A donor who returns without paying finds the same donation.
    if (next?.url) window.history.replaceState(null, "", `?resume=${secret}`);
    window.location.assign(next?.url ?? "/donate?success=true");
    return "leaving";
  } catch (error) {
    if (error instanceof Refused && error.resumeUrl !== null)
      return { begun: { sentence: error.sentence, resumeUrl: error.resumeUrl } };
    // Another method continues the same donation.
    if (statusOf(error) === 424)
      return { wrong: { method: sentenceOf(error) ?? text("donate.failed.offline") } };
    const isUnavailable = statusOf(error) === 503;
    // With a new session the donor can continue, as the server's sentence says; without a provider the form is gone.
    const renewed = (await session.renew(amount)) !== null;
    say(
      text("donate.failed.title"),
      isUnavailable && !renewed
        ? text("donate.unavailable.text")
        : (sentenceOf(error) ?? text("donate.failed.offline")),
    );
    return {};
  }
}

/** After failed payments the server requires proof of work. Hardly anyone needs this code. */
const start = (
  language: Language,
  body: Body<"POST", "/api/donations">,
): Promise<Answer<"POST", "/api/donations">> =>
  send(language, "POST", "/api/donations", body).catch(async (error: unknown) => {
    if (statusOf(error) !== 428) throw error;
    const { startWithWork } = await import("./send-with-work.ts");
    return startWithWork(language, body);
  });

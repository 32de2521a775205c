import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState, type FormEvent } from "react";
import type { Language } from "#domain/language.ts";
import type { CurrentDonation } from "#domain/giving/current-donation.ts";
import { amountIn, bodyFrom, type FormFields } from "#domain/giving/form-fields.ts";
import type { NextStep } from "#domain/giving/payment-attempt.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import { FormGuard } from "../../components/form-guard.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { sendJson } from "../../data/browser.ts";
import { useWords } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { AmountChoice } from "./amount-choice.tsx";
import { PurposeChoice } from "./purpose-choice.tsx";
import { Summary } from "./summary.tsx";
import { TributeFields } from "./tribute-fields.tsx";
import { useFirstFields } from "./use-first-fields.ts";
import type { PaymentSession } from "./use-payment-session.ts";
import { YourDetails } from "./your-details.tsx";

type Started = { next: NextStep | null };
type Told = { sentence: string; goOn?: string };
type InPage = Extract<NextStep, { type: "stripe" }>;
type Props = { session: PaymentSession; earlier: CurrentDonation | null };

/** Only for who has come to pay here; the first view of the page has room for the form alone. */
const PaymentStep = lazy(() => import("./payment-step.tsx"));

export function DonationForm({ session, earlier }: Props) {
  const { text, language } = useWords();
  const posted = usePosted("donate");
  const first = useFirstFields(earlier);
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<FormFields>(first);
  const [pending, setPending] = useState(false);
  const [inPage, setInPage] = useState<InPage | null>(null);
  const [begun, setBegun] = useState<Told | null>(null);
  const told = begun ?? posted;
  const backToForm = useCallback(() => setInPage(null), []);
  const loading = useId();
  const amountCents = amountIn(fields);

  // What the browser kept from before a reload or the back button is what counts.
  useEffect(() => setFields(read(form.current)), []);
  const { setAmount } = session;
  useEffect(() => setAmount(amountCents), [amountCents, setAmount]);

  useEffect(() => {
    // A browser may bring the page back as it was left, on its way to pay: it then asks how the gift stands.
    const lookAgain = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", lookAgain);
    return () => window.removeEventListener("pageshow", lookAgain);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = read(event.currentTarget);
    if (pending) return;
    if (amountIn(now) < smallestGift.cents) {
      toasts.add({
        title: text("donate.invalid.title"),
        description: text("donate.invalid.text"),
        look: "destructive",
      });
      return;
    }
    setPending(true);
    try {
      const secret = session.clientSecret ?? (await session.renew(amountIn(now)));
      if (!secret) throw new Error(text("donate.failed.offline"));
      const { next } = await start(language, bodyFrom(now, secret, language));
      if (next?.type === "stripe") {
        setInPage(next);
        setPending(false);
        return;
      }
      // Whoever comes back without having paid, by the back button or a reopened tab, finds this very gift.
      if (next?.url) window.history.replaceState(null, "", `?resume=${secret}`);
      window.location.assign(next?.url ?? "/donate?success=true");
    } catch (error) {
      // The payment that was begun before cannot be taken back: its donor goes on with it.
      if (error instanceof Error && typeof error.cause === "string") {
        setBegun({ sentence: messageOf(error), goOn: error.cause });
        form.current?.scrollIntoView();
        setPending(false);
        return;
      }
      toasts.add({ title: text("donate.failed.title"), description: messageOf(error), look: "destructive" });
      await session.renew(amountIn(now));
      setPending(false);
    }
  };

  return (
    <div className={session.state === "waiting" ? "session-waiting relative mt-8" : "relative mt-8"}>
      <p id={loading} className="session-spinner absolute inset-x-0 top-24 text-center">
        <Spinner /> <span className="sr-only">{text("shell.loading")}</span>
      </p>
      {inPage && (
        <Suspense fallback={<Spinner />}>
          <PaymentStep
            step={inPage}
            monthly={fields.frequency === "MONTHLY"}
            amountCents={amountCents}
            coversFees={fields.coverFees === "on"}
            onBack={backToForm}
          />
        </Suspense>
      )}
      <form
        ref={form}
        hidden={inPage !== null}
        method="post"
        onSubmit={(event) => void submit(event)}
        onChange={(event) => setFields(read(event.currentTarget))}
        className={inPage ? undefined : "grid gap-8"}
      >
        <FormGuard name="donate" />
        {earlier?.clientSecret && <input type="hidden" name="resume" value={earlier.clientSecret} />}
        {told && (
          <Notice tone="bad" role="alert" title={text("donate.check")}>
            <p>{told.sentence}</p>
            {told.goOn && <a href={told.goOn}>{text("donate.goOn")}</a>}
          </Notice>
        )}
        <AmountChoice fields={fields} first={first} onPreset={() => clearCustom(form.current)} />
        <PurposeChoice first={first} />
        <TributeFields first={first} />
        <YourDetails first={first} />
        <Summary
          fields={fields}
          amountCents={amountCents}
          pending={pending}
          isAlive={session.state !== "waiting"}
        />
      </form>
    </div>
  );
}

const startCall = "/api/donations";

/** After failed payments the server asks for work first. Hardly anyone ever needs the code that does it. */
const start = (language: Language, body: object): Promise<Started> =>
  sendJson<Started>(language, "POST", startCall, body).catch(async (error: unknown) => {
    if (!String(error).includes("428: ")) throw error;
    const { sendWithWork } = await import("./send-with-work.ts");
    return sendWithWork<Started>(language, startCall, body);
  });

const read = (form: HTMLFormElement | null): FormFields =>
  form ? Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) : {};

/** Choosing a preset clears what was typed. */
function clearCustom(form: HTMLFormElement | null): void {
  const custom = form?.elements.namedItem("custom");
  if (custom instanceof HTMLInputElement) custom.value = "";
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^\d{3}: /, "");

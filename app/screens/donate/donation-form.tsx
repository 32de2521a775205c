import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
} from "react";
import type { CurrentDonation } from "#domain/giving/start/current-donation.ts";
import { amountIn, type FormFields } from "#domain/giving/start/form-fields.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import { FormGuard } from "../../components/form-guard.tsx";
import { ErrorSummary } from "../../components/ui/error-summary.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { AmountChoice } from "./amount-choice.tsx";
import type { Wrong } from "./check-fields.ts";
import { FormErrors, idOf, without } from "./form-errors.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { PurposeChoice } from "./purpose-choice.tsx";
import { clearCustom, readFields } from "./read-fields.ts";
import type { Begun, InPage } from "./send-gift.ts";
import { Summary } from "./summary.tsx";
import { Told } from "./told.tsx";
import { TributeFields } from "./tribute-fields.tsx";
import { useFirstFields } from "./use-first-fields.ts";
import { choosePossible, useOffers } from "./use-offers.ts";
import type { PaymentSession } from "./use-payment-session.ts";
import { useReloadFromHistory } from "./use-reload-from-history.ts";
import { YourDetails } from "./your-details.tsx";

type Props = { session: PaymentSession; earlier: CurrentDonation | null };

/** Loaded when the form is first changed. */
const sending = () => import("./send-gift.ts");
/** Only for donors who pay in the page. */
const PaymentStep = lazy(() => import("./payment-step.tsx"));

export function DonationForm({ session, earlier }: Props) {
  const words = useText();
  const { text } = words;
  const posted = usePosted("donate");
  const first = useFirstFields(earlier);
  const offers = useOffers();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<FormFields>(first);
  const [pending, setPending] = useState(false);
  const [inPage, setInPage] = useState<InPage | null>(null);
  const [wrong, setWrong] = useState<Wrong>(posted?.sentences ?? {});
  const [attempt, setAttempt] = useState(0);
  const [begun, setBegun] = useState<Begun | null>(null);
  // The form was sent before hydration although paying needs the script: it is sent again.
  const [goesOn, setGoesOn] = useState(posted?.problem === "giving.error.script_needed");
  const problem = begun ?? (posted?.problem ? posted : null);
  const backToForm = useCallback(() => setInPage(null), []);
  const loading = useId();
  const giftCents = amountIn(fields);
  // Shown while typing: the disabled button could not explain it.
  const isTooLittle = giftCents < smallestGift;

  useEffect(() => {
    if (begun) form.current?.scrollIntoView();
  }, [begun]);

  // The browser's restored values (reload, back button) win.
  useEffect(() => setFields(readFields(form.current)), []);
  useEffect(() => {
    if (goesOn) form.current?.requestSubmit();
  }, [goesOn]);
  const { setAmount } = session;
  useEffect(() => setAmount(giftCents), [giftCents, setAmount]);

  useReloadFromHistory();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    if (pending) return;
    setPending(true);
    try {
      const { sendGift } = await sending();
      const outcome = await sendGift(readFields(sent), session, words);
      if (outcome === "leaving") return;
      setInPage(outcome.inPage ?? null);
      setWrong(outcome.wrong ?? {});
      setBegun(outcome.begun ?? null);
      setAttempt((count) => count + 1);
      setPending(false);
    } catch {
      // The code failed to load, perhaps after a new release: submit natively, once.
      if (!goesOn) return sent.submit();
      setGoesOn(false);
      setPending(false);
    }
  };

  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    void sending().catch(() => {});
    const next = choosePossible(currentTarget, readFields(currentTarget), offers);
    const { name } = target as HTMLInputElement;
    // The browser shows the choice first, then React the summary.
    startTransition(() => {
      setFields(next);
      // An error disappears while its field is corrected; submitting checks again.
      setWrong((before) => without(before, name === "amount" ? "custom" : name));
    });
  };

  return (
    <div className={session.state === "waiting" ? "session-waiting relative mt-8" : "relative mt-8"}>
      <p id={loading} className="session-spinner absolute inset-x-0 top-24 text-center">
        <Spinner /> <span className="sr-only">{text("shell.loading")}</span>
      </p>
      {inPage && (
        <Suspense fallback={<Spinner />}>
          <PaymentStep step={inPage} fields={fields} onBack={backToForm} />
        </Suspense>
      )}
      <form
        ref={form}
        hidden={inPage !== null}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={change}
        className={inPage ? undefined : "grid gap-8"}
      >
        <FormGuard name="donate" />
        {earlier?.clientSecret && <input type="hidden" name="resume" value={earlier.clientSecret} />}
        {problem && <Told {...problem} onlyWithoutScript={goesOn && !begun} />}
        <ErrorSummary
          attempt={attempt}
          problems={Object.entries(wrong).map(([field, message]) => ({ fieldId: idOf(field), message }))}
        />
        <FormErrors value={isTooLittle ? { custom: text("donate.invalid.text"), ...wrong } : wrong}>
          <AmountChoice fields={fields} first={first} onPreset={() => clearCustom(form.current)} />
          <PaymentChoice first={first} />
          <PurposeChoice first={first} />
          <TributeFields first={first} />
          <YourDetails first={first} />
        </FormErrors>
        <Summary fields={fields} pending={pending} isAlive={session.state !== "waiting"} />
      </form>
    </div>
  );
}

import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import { agreementsKey } from "./agreements-key.ts";
import { DeductionCalculator } from "./deduction-calculator.tsx";
import { OwnAgreements } from "./own-agreements.tsx";
import { readAgreement } from "#domain/periodic/agreement-form.ts";
import { PlainForm } from "../../../components/public-form/plain-form.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../../components/public-form/use-public-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { send } from "../../../data/browser.ts";
import { GiftFields } from "./gift-fields.tsx";
import { PartnerFields, PartyFields } from "./party-fields.tsx";
import { dutchToday } from "../../../i18n/dutch-today.ts";

export default function PeriodicGiftScreen() {
  const { text } = useText();
  const title = text("periodic.title");
  return (
    <Page title={title} description={text("periodic.description")} hidden>
      <div className="page-width grid max-w-3xl gap-10 py-10 [&>*]:min-w-0">
        <Trail above={[{ href: "/dashboard", label: text("dashboard.title") }]} here={title} />
        <header>
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-4 max-w-prose text-lg">{text("periodic.intro")}</p>
        </header>
        <RequireSignIn waiting={text("dashboard.signedOut")}>{() => <Agreements />}</RequireSignIn>
      </div>
    </Page>
  );
}

function Agreements() {
  const { data, error } = useApi(agreementsKey);
  if (!data) return error ? <NotLoaded /> : <ListOnItsWay />;
  return (
    <>
      <OwnAgreements agreements={data} />
      <AgreementForm isWaiting={data.some(({ state }) => state === "AWAITING_SIGNATURE")} />
      <DeductionCalculator />
    </>
  );
}

/** All fields of the form of the tax office. Only one agreement can await a signature. */
function AgreementForm({ isWaiting }: { isWaiting: boolean }) {
  const { text, language } = useText();
  const cache = useApiCache();
  const form = usePublicForm({
    name: "periodic",
    wrongFields: wrongIn,
    send: (typed) => send(language, "POST", "/api/my/periodic-agreements", typed),
    onSent: () => void cache.reload(agreementsKey),
    failed: { title: text("periodic.form.failed.title"), text: text("periodic.form.failed.text") },
  });
  return (
    <section id="draw-up" aria-labelledby="draw-up-title" className="scroll-mt-24">
      <h2 id="draw-up-title" className="text-2xl">
        {text("periodic.form.title")}
      </h2>
      {isWaiting ? (
        <p className="mt-2 text-ink-soft">{text("periodic.form.waiting")}</p>
      ) : (
        <PlainForm form={form} at="draw-up" className="group mt-4 grid gap-8">
          <GiftFields form={form} />
          <PartyFields form={form} />
          <PartnerFields form={form} />
          <Checkbox
            name="consent"
            label={text("periodic.form.consent")}
            required
            defaultChecked={form.typed("consent") !== undefined}
            {...form.field("consent")}
          />
          <Button
            type="submit"
            size="large"
            pending={form.pending}
            pendingLabel={text("periodic.form.submitting")}
            className="justify-self-start"
          >
            {text("periodic.form.submit")}
          </Button>
        </PlainForm>
      )}
    </section>
  );
}

const wrongIn = (typed: Typed): Wrong => {
  const read = readAgreement(typed, dutchToday());
  return read.ok ? {} : read.errors;
};

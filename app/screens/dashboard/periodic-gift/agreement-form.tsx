import { readAgreement } from "#domain/periodic/agreement-form.ts";
import { PlainForm } from "../../../components/public-form/plain-form.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../../components/public-form/use-public-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { send } from "../../../data/browser.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { agreementsKey } from "./agreements-key.ts";
import { GiftFields } from "./gift-fields.tsx";
import { PartnerFields, PartyFields } from "./party-fields.tsx";
import { dutchToday } from "../../../i18n/dutch-today.ts";

/** The tax office's form, with its every field. One agreement at a time waits for a signature. */
export function AgreementForm({ isWaiting }: { isWaiting: boolean }) {
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

import { useState } from "react";
import { partnerForm } from "#domain/applications/partner/application-form.ts";
import { FormFields } from "../../components/public-form/form-fields.tsx";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { useDefinedForm } from "../../components/public-form/use-public-form.ts";
import { useWasSent } from "../../components/public-form/use-was-sent.ts";
import { send } from "../../data/browser.ts";
import { useText } from "../../i18n/text.tsx";

export function PartnerForm() {
  const { text, language } = useText();
  const [justSent, setJustSent] = useState(false);
  const form = useDefinedForm(partnerForm, {
    send: (application) => send(language, "POST", "/api/applications/partner", application),
    onSent: () => setJustSent(true),
    failed: { title: text("partners.failed.title"), text: text("partners.failed.text") },
  });
  const wasSent = useWasSent(form);
  return (
    <section id="apply" aria-labelledby="apply-title" className="page-width py-12 sm:py-16">
      <div className="max-w-3xl">
        <h2 id="apply-title" className="text-3xl">
          {text("partners.form.title")}
        </h2>
        {justSent || wasSent ? (
          <SentNotice
            title={text("partners.sent.title")}
            text={text("partners.sent.text")}
            again={text("partners.sent.again")}
            href="/partners"
            justSent={justSent}
            onAgain={() => setJustSent(false)}
          />
        ) : (
          <PlainForm
            form={form}
            at="apply"
            intro={<p className="mb-6 text-ink-soft">{text("partners.form.intro")}</p>}
            className="mt-2"
          >
            <FormFields form={form} extras={{ plan: { rows: 7 } }} />
            <SendButton
              form={form}
              sending={text("partners.form.submitting")}
              privacy={{ text: text("partners.form.privacy"), link: text("partners.form.privacyLink") }}
            >
              {text("partners.form.submit")}
            </SendButton>
          </PlainForm>
        )}
      </div>
    </section>
  );
}

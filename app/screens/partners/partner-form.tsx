import { useState } from "react";
import { useSearch } from "wouter";
import { readPartnerForm } from "#domain/applications/partner/application-form.ts";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../components/public-form/use-public-form.ts";
import { send } from "../../data/browser.ts";
import { useText } from "../../i18n/text.tsx";
import { PartnerFields } from "./partner-fields.tsx";

export function PartnerForm() {
  const { text, language } = useText();
  const [justSent, setJustSent] = useState(false);
  const form = usePublicForm({
    name: "partner",
    wrongFields: wrongIn,
    send: (typed) => send(language, "POST", "/api/applications/partner", typed),
    onSent: () => setJustSent(true),
    failed: { title: text("partners.failed.title"), text: text("partners.failed.text") },
  });
  const wasSent =
    new URLSearchParams(useSearch()).has("sent") && Object.keys(form.wrong).length === 0 && !form.problem;
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
            name="partner"
            at="apply"
            summary={text("partners.error.summary")}
            intro={<p className="mb-6 text-ink-soft">{text("partners.form.intro")}</p>}
            className="mt-2"
          >
            <PartnerFields form={form} />
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

const wrongIn = (typed: Typed): Wrong => {
  const read = readPartnerForm(typed);
  return read.ok ? {} : read.errors;
};

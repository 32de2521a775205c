import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { PartnerList } from "./partner-list.tsx";
import { Band } from "../../components/ui/band.tsx";
import { DrawnSvg, type Draw } from "../../components/content/drawn-svg.tsx";
import { tileSize } from "../../components/tiles/motif-path.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { useState } from "react";
import { partnerForm } from "#domain/applications/partner/application-form.ts";
import { FormFields } from "../../components/public-form/form-fields.tsx";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { useDefinedForm } from "../../components/public-form/use-public-form.ts";
import { useWasSent } from "../../components/public-form/use-was-sent.ts";
import { send } from "../../data/browser.ts";

const columns = 10;
const rows = 8;
const draw: Draw = (drawing, id) => drawing.drawWall({ seed: "partners", columns, rows }, id);

function Hero() {
  const { text } = useText();
  return (
    <header className="relative mb-12 overflow-hidden border-b border-line">
      <DrawnSvg
        draw={draw}
        viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
        preserveAspectRatio="xMaxYMid slice"
        className="h-24 w-full lg:absolute lg:inset-y-0 lg:end-0 lg:h-full lg:w-2/5 rtl:-scale-x-100 print:hidden"
      />
      <div className="page-width relative py-12 sm:py-16">
        <div className="lg:max-w-[56%]">
          <Masthead title={text("partners.title")} lead={text("partners.intro")} />
          <ButtonLink href="#apply" variant="secondary" size="large" className="mt-8">
            {text("partners.toForm")}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

const rules = ["agreement", "books", "licence", "name"] as const;

function WhatItMeans() {
  const { text } = useText();
  return (
    <Band id="means" title={text("partners.means.title")} className="surface-ink">
      <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {rules.map((rule) => (
          <div key={rule} className="border-s-4 border-accent ps-5">
            <dt className="text-xl font-semibold">{text(`partners.means.${rule}.title`)}</dt>
            <dd className="mt-1 max-w-prose text-on-ink-soft">{text(`partners.means.${rule}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/** For readers who want to know who does the work, or want to join. */
export default function PartnersScreen() {
  const { text } = useText();
  return (
    <Page title={text("partners.title")} description={text("partners.description")}>
      <Partners />
    </Page>
  );
}

function Partners() {
  return (
    <>
      <Hero />
      <PartnerList />
      <WhatItMeans />
      <PartnerForm />
    </>
  );
}

function PartnerForm() {
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

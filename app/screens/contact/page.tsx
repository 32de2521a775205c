import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { inLanguage } from "../../routing/language-path.ts";
import { FoundationFacts } from "./foundation-facts.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import { useState } from "react";
import { useSearch } from "wouter";
import { messageForm } from "#domain/contact/message-form.ts";
import { FormFields } from "../../components/public-form/form-fields.tsx";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { useDefinedForm } from "../../components/public-form/use-public-form.ts";
import { useWasSent } from "../../components/public-form/use-was-sent.ts";
import { send } from "../../data/browser.ts";
import { useUser } from "../../data/site.ts";

/** The browser shows these fields while a call is the topic, also without JavaScript. */
const onlyForCalls = "hidden group-has-[option[value=call]:checked]:block";

function ContactForm() {
  const { text, language } = useText();
  const [justSent, setJustSent] = useState(false);
  const email = useUser()?.email;
  const requested = new URLSearchParams(useSearch()).get("topic");
  const form = useDefinedForm(messageForm, {
    send: (message) => send(language, "POST", "/api/contact-messages", message),
    onSent: () => setJustSent(true),
    failed: { title: text("contact.failed.title"), text: text("contact.failed.text") },
  });
  const wasSent = useWasSent(form);
  return (
    <section id="write" aria-labelledby="write-title">
      <h2 id="write-title" className="text-3xl">
        {text("contact.form.title")}
      </h2>
      {justSent || wasSent ? (
        <SentNotice
          title={text("contact.sent.title")}
          text={text("contact.sent.text")}
          again={text("contact.sent.again")}
          href="/contact"
          justSent={justSent}
          onAgain={() => setJustSent(false)}
        />
      ) : (
        <PlainForm
          form={form}
          at="write"
          intro={<p className="mb-6 text-ink-soft">{text("contact.form.intro")}</p>}
          className="group mt-2"
        >
          <FormFields
            form={form}
            className="grid gap-6"
            extras={{
              topic: { defaultValue: messageForm.fields.topic.options?.find((topic) => topic === requested) },
              email: { defaultValue: email },
              preferredTime: { className: onlyForCalls },
              phone: { className: onlyForCalls },
              message: { rows: 7 },
            }}
          />
          <SendButton
            form={form}
            sending={text("contact.form.submitting")}
            privacy={{ text: text("contact.form.privacy"), link: text("contact.form.privacyLink") }}
          >
            {text("contact.form.submit")}
          </SendButton>
        </PlainForm>
      )}
    </section>
  );
}

/** For a question or a complaint: reach a person, by any channel. */
export default function ContactScreen() {
  const { text } = useText();
  return (
    <Page title={text("contact.title")} description={text("contact.description")}>
      <Contact />
    </Page>
  );
}

function Contact() {
  const { text, language } = useText();
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[3fr_2fr]">
      <header className="lg:col-span-2">
        <Masthead title={text("contact.title")} lead={text("contact.intro")} />
        <p className="mt-3">
          <a href={inLanguage("/status", language)} className="text-link">
            {text("contact.status")}
          </a>
        </p>
      </header>
      <ContactForm />
      <FoundationFacts />
    </div>
  );
}

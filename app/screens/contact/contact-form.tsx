import { useState } from "react";
import { useSearch } from "wouter";
import { readMessage } from "#domain/contact/message-form.ts";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../components/public-form/use-public-form.ts";
import { send } from "../../data/browser.ts";
import { useText } from "../../i18n/text.tsx";
import { MessageFields } from "./message-fields.tsx";

export function ContactForm() {
  const { text, language } = useText();
  const [justSent, setJustSent] = useState(false);
  const form = usePublicForm({
    name: "contact",
    wrongFields: wrongIn,
    send: (typed) => send(language, "POST", "/api/contact-messages", typed),
    onSent: () => setJustSent(true),
    failed: { title: text("contact.failed.title"), text: text("contact.failed.text") },
  });
  const wasSent =
    new URLSearchParams(useSearch()).has("sent") && Object.keys(form.wrong).length === 0 && !form.problem;
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
          name="contact"
          at="write"
          summary={text("contact.error.summary")}
          intro={<p className="mb-6 text-ink-soft">{text("contact.form.intro")}</p>}
          className="group mt-2"
        >
          <MessageFields form={form} />
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

const wrongIn = (typed: Typed): Wrong => {
  const read = readMessage(typed);
  return read.ok ? {} : read.errors;
};

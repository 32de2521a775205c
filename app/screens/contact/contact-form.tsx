import { useState } from "react";
import { useSearch } from "wouter";
import { readMessage } from "#domain/contact/message-form.ts";
import { FormGuard } from "../../components/form-guard.tsx";
import { FormProblems } from "../../components/public-form/form-problems.tsx";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../components/public-form/use-public-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { sendJson } from "../../data/browser.ts";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { MessageFields } from "./message-fields.tsx";

export function ContactForm() {
  const { text, language } = useWords();
  const [justSent, setJustSent] = useState(false);
  const form = usePublicForm({
    name: "contact",
    wrongFields: wrongIn,
    send: (typed) => sendJson(language, "POST", "/api/contact-messages", typed),
    onSent: () => setJustSent(true),
    failed: { title: text("contact.failed.title"), text: text("contact.failed.text") },
  });
  const { ref, submit, recheck } = form;
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
        <form
          ref={ref}
          method="post"
          action="#write"
          noValidate
          onSubmit={submit}
          onChange={recheck}
          className="group mt-2"
        >
          <p className="mb-6 text-ink-soft">{text("contact.form.intro")}</p>
          <FormGuard name="contact" />
          <FormProblems form={form} title={text("contact.error.summary")} />
          <MessageFields form={form} />
          <p className="mt-6 max-w-prose text-sm text-ink-soft">
            {text("contact.form.privacy")}{" "}
            <Link href="/privacy" className="text-link">
              {text("contact.form.privacyLink")}
            </Link>
          </p>
          <Button
            type="submit"
            size="large"
            pending={form.pending}
            pendingLabel={text("contact.form.submitting")}
            className="mt-6 w-full sm:w-auto"
          >
            {text("contact.form.submit")}
          </Button>
        </form>
      )}
    </section>
  );
}

const wrongIn = (typed: Typed): Wrong => {
  const read = readMessage(typed);
  return read.ok ? {} : read.errors;
};

import { useState } from "react";
import { useSearch } from "wouter";
import { readPartnerForm } from "#domain/partnership/application-form.ts";
import { FormGuard } from "../../components/form-guard.tsx";
import { FormProblems } from "../../components/public-form/form-problems.tsx";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../components/public-form/use-public-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { sendJson } from "../../data/browser.ts";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { PartnerFields } from "./partner-fields.tsx";

export function PartnerForm() {
  const { text, language } = useWords();
  const [justSent, setJustSent] = useState(false);
  const form = usePublicForm({
    name: "partner",
    wrongFields: wrongIn,
    send: (typed) => sendJson(language, "POST", "/api/applications/partner", typed),
    onSent: () => setJustSent(true),
    failed: { title: text("partners.failed.title"), text: text("partners.failed.text") },
  });
  const { ref, submit, recheck } = form;
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
          <form
            ref={ref}
            method="post"
            action="#apply"
            noValidate
            onSubmit={submit}
            onChange={recheck}
            className="mt-2"
          >
            <p className="mb-6 text-ink-soft">{text("partners.form.intro")}</p>
            <FormGuard name="partner" />
            <FormProblems form={form} title={text("partners.error.summary")} />
            <PartnerFields form={form} />
            <p className="mt-6 max-w-prose text-sm text-ink-soft">
              {text("partners.form.privacy")}{" "}
              <Link href="/privacy" className="text-link">
                {text("partners.form.privacyLink")}
              </Link>
            </p>
            <Button
              type="submit"
              size="large"
              pending={form.pending}
              pendingLabel={text("partners.form.submitting")}
              className="mt-6 w-full sm:w-auto"
            >
              {text("partners.form.submit")}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

const wrongIn = (typed: Typed): Wrong => {
  const read = readPartnerForm(typed);
  return read.ok ? {} : read.errors;
};

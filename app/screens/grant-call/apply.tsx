import { useState } from "react";
import { useSearch } from "wouter";
import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import type { DraftAnswer } from "#domain/applications/grant/draft-answer.ts";
import { SentNotice } from "../../components/public-form/sent-notice.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";
import { GrantForm } from "./grant-form.tsx";
import { WhatWasWritten } from "./what-was-written.tsx";

type Props = { call: GrantCallPageAnswer; draft: DraftAnswer | null; token: string | null };

export function Apply({ call, draft, token }: Props) {
  const { text } = useText();
  const [justSent, setJustSent] = useState(false);
  const posted = usePosted("grant");
  const wasSent = new URLSearchParams(useSearch()).has("sent") && posted === null;
  return (
    <section id="apply" aria-labelledby="apply-title" className="border-t border-line bg-paper-sunk">
      <div className="page-width py-12 sm:py-16">
        <div className="max-w-3xl">
          <h2 id="apply-title" className="text-3xl">
            {text("grants.form.title")}
          </h2>
          {justSent || wasSent ? (
            <SentNotice
              title={text("grants.sent.title")}
              text={text("grants.sent.text")}
              again={text("grants.sent.again")}
              href="/grants"
              justSent={justSent}
              onAgain={() => setJustSent(false)}
            />
          ) : draft?.state === "SENT" ? (
            <WasSent sentAt={draft.sentAt} />
          ) : call.state === "OPEN" ? (
            <GrantForm call={call} draft={draft} token={token} onSent={() => setJustSent(true)} />
          ) : (
            <NotOpen call={call} fields={draft?.fields ?? {}} />
          )}
        </div>
      </div>
    </section>
  );
}

function WasSent({ sentAt }: { sentAt: string }) {
  const { text, format } = useText();
  return (
    <Notice tone="good" title={text("grants.draft.sent.title")} className="mt-6">
      {text("grants.draft.sent.text", { date: format.date(sentAt) })}
    </Notice>
  );
}

/** Nothing is lost at a deadline: the draft can still be read and copied. */
function NotOpen({ call, fields }: { call: GrantCallPageAnswer; fields: Record<string, string> }) {
  const { text, format } = useText();
  const posted = usePosted("grant");
  const isClosed = call.state === "CLOSED";
  const refusal = posted?.problem && text(posted.problem);
  return (
    <>
      <Notice
        tone={refusal ? "warn" : "info"}
        title={text(isClosed ? "grants.closedNow.title" : "grants.notYet.title")}
        className="mt-6"
      >
        {refusal ??
          (isClosed
            ? text("grants.closedNow.text", { date: format.date(call.closesOn) })
            : text("grants.notYet.text", { date: format.date(call.opensOn) }))}
      </Notice>
      <WhatWasWritten call={call} fields={posted?.values ?? fields} />
      <ButtonLink as={Link} href="/grants" variant="secondary" className="mt-6">
        {text("grants.toAll")}
      </ButtonLink>
    </>
  );
}

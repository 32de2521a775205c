import { useRouter, useSearch } from "wouter";
import type { DeskStory } from "#domain/donation-desk/answers.ts";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useWords } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Line, Lines } from "./lines.tsx";

const form = "receipt-again";

/** The gift's receipts, and a button for the donor who lost theirs. */
export function Receipts({ story: { id, receipts } }: { story: DeskStory }) {
  const { text } = useWords();
  return (
    <div className="grid gap-4">
      <WhatHappened />
      <Lines>
        {receipts.map(({ number, queuedAt }) => (
          <Line key={queuedAt} at={queuedAt}>
            <bdi dir="ltr">{number ?? text("desk.one.unnumbered")}</bdi>
          </Line>
        ))}
      </Lines>
      {receipts.some(({ number }) => number !== null) && <SendAgain donationId={id} />}
    </div>
  );
}

/** A plain form, with JavaScript as without: the page it leads to says what happened, and shows the new mail. */
function SendAgain({ donationId }: { donationId: string }) {
  const { text } = useWords();
  const { base } = useRouter();
  return (
    <form
      method="post"
      action={`${base}/admin/donations/${encodeURIComponent(donationId)}`}
      className="grid gap-3"
    >
      <input type="hidden" name="form" value={form} />
      <p className="text-sm text-ink-soft">{text("desk.resend.text")}</p>
      <Button type="submit" variant="secondary" className="justify-self-start">
        {text("desk.resend.button")}
      </Button>
    </form>
  );
}

function WhatHappened() {
  const { text } = useWords();
  const posted = usePosted(form);
  const isOnItsWay = new URLSearchParams(useSearch()).has("resent");
  if (posted) return <Notice tone="bad">{posted.sentence}</Notice>;
  return isOnItsWay ? <Notice tone="good">{text("desk.resend.done")}</Notice> : null;
}

import { useRouter, useSearch } from "wouter";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { usePosted } from "../../../posted-form.tsx";
import { Line, Lines } from "./lines.tsx";

const form = "receipt-again";

export function Receipts({ story: { id, receipts, reversal, donorEmail } }: { story: DonationStory }) {
  const { text } = useText();
  const isNumbered = receipts.some(({ number }) => number !== null);
  return (
    <div className="grid gap-4">
      <WhatHappened />
      <Lines>
        {receipts.map(({ number, queuedAt }) => (
          <Line key={queuedAt} at={queuedAt}>
            <bdi dir="ltr">{number ?? text("admin-donations.one.unnumbered")}</bdi>
            {reversal && ` (${text("admin-donations.receipt.void")})`}
          </Line>
        ))}
      </Lines>
      {isNumbered && (
        <a
          href={key("/api/admin/donations/:id/receipt.pdf", { id })}
          className="text-link justify-self-start"
          download
        >
          {text("admin-donations.receipt.print")}
        </a>
      )}
      {isNumbered && !reversal && donorEmail !== null && <SendAgain donationId={id} />}
    </div>
  );
}

/** A plain form with and without JavaScript: the next page shows the result. */
function SendAgain({ donationId }: { donationId: string }) {
  const { text } = useText();
  const { base } = useRouter();
  return (
    <form
      method="post"
      action={`${base}/admin/donations/${encodeURIComponent(donationId)}`}
      className="grid gap-3"
    >
      <input type="hidden" name="form" value={form} />
      <p className="text-sm text-ink-soft">{text("admin-donations.resend.text")}</p>
      <Button type="submit" variant="secondary" className="justify-self-start">
        {text("admin-donations.resend.button")}
      </Button>
    </form>
  );
}

function WhatHappened() {
  const { text } = useText();
  const posted = usePosted(form);
  const isOnItsWay = new URLSearchParams(useSearch()).has("resent");
  if (posted) return <Notice tone="bad">{posted.sentence}</Notice>;
  return isOnItsWay ? <Notice tone="good">{text("admin-donations.resend.done")}</Notice> : null;
}

import type { ReactNode } from "react";
import type { SubmittedApplication } from "#domain/applications/own/own-application.ts";
import type { BadgeTone } from "../../components/ui/badge.tsx";
import { ValueBadge } from "../../components/ui/value-badge.tsx";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";

const tones: Partial<Record<SubmittedApplication["status"], BadgeTone>> = {
  APPROVED: "action",
  DECLINED: "destructive",
  SCREENING: "neutral",
};

export function HowItStands({ application }: { application: SubmittedApplication }) {
  const { text, format } = useText();
  const { kind, status, title, organisation, requestedCents, wrote, appliedAt, decidedAt } = application;
  return (
    <>
      <p className="text-ink-soft">{text(`own-application.kind.${kind}`)}</p>
      <h1 className="mt-1 text-4xl hyphens-auto">{text(`own-application.says.${status}`)}</h1>
      <dl className="mt-8 grid gap-x-10 gap-y-6 border-y border-line py-6 sm:grid-cols-2">
        <Fact label={text("own-application.status")}>
          <ValueBadge value={status} says={`own-application.status.${status}`} tones={tones} />
        </Fact>
        {title !== null && (
          <Fact label={text(kind === "grant" ? "own-application.call" : "own-application.role")}>
            {title}
          </Fact>
        )}
        {organisation !== null && (
          <Fact label={text("own-application.organisation")}>
            <bdi>{organisation}</bdi>
          </Fact>
        )}
        {requestedCents !== null && (
          <Fact label={text("own-application.amount")}>
            <bdi>{format.money(requestedCents)}</bdi>
          </Fact>
        )}
        <Fact label={text("own-application.appliedOn")}>{format.date(appliedAt)}</Fact>
        {decidedAt !== null && (
          <Fact label={text("own-application.decidedOn")}>{format.date(decidedAt)}</Fact>
        )}
      </dl>
      <h2 className="mt-8 text-2xl">{text("own-application.next")}</h2>
      <p className="mt-2 max-w-prose text-lg">{text(`own-application.next.${status}`)}</p>
      {wrote !== null && (
        <>
          <h2 className="mt-8 text-2xl">{text("own-application.wrote")}</h2>
          <p dir="auto" className="mt-2 max-w-prose break-words whitespace-pre-line">
            {wrote}
          </p>
        </>
      )}
      <p className="mt-6 max-w-prose text-ink-soft">{text("own-application.secret")}</p>
      <Withdraw mayWithdraw={application.mayWithdraw} />
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-ink-soft">{label}</dt>
    <dd className="text-lg font-medium break-words">{children}</dd>
  </div>
);

/** The <details> is the confirmation. Needs no bot protection: only the holder of the link can send it. */
function Withdraw({ mayWithdraw }: { mayWithdraw: boolean }) {
  const { text } = useText();
  const problem = usePosted("withdraw")?.problem;
  return (
    <div className="mt-10 border-t border-line pt-6 print:hidden">
      {problem && (
        <Notice tone="bad" className="mb-6">
          {text(problem)}
        </Notice>
      )}
      {mayWithdraw ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            {text("own-application.withdraw")}
          </summary>
          <form method="post" className="mt-3 grid max-w-prose justify-items-start gap-4">
            <input type="hidden" name="form" value="withdraw" />
            <p>{text("own-application.withdraw.text")}</p>
            <Button type="submit" variant="danger">
              {text("own-application.withdraw.confirm")}
            </Button>
          </form>
        </details>
      ) : (
        <p className="max-w-prose">
          {text("own-application.approved")}{" "}
          <Link href="/contact" className="text-link inline-block py-1">
            {text("own-application.contact")}
          </Link>
        </p>
      )}
    </div>
  );
}

import { useSearch } from "wouter";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useSite } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { Link } from "../../../routing/link.tsx";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import { GiftCard } from "./gift-card.tsx";
import { usePostedChange } from "./change-form.tsx";
import type { MessageId } from "../../../messages/ids.ts";

export default function MonthlyScreen() {
  const { text } = useText();
  return (
    <Page title={text("monthly.title")} description={text("monthly.description")} hidden>
      <div className="page-width grid max-w-3xl gap-8 py-10">
        <p>
          <Link href="/dashboard" className="text-link">
            {text("monthly.back")}
          </Link>
        </p>
        <h1 className="text-4xl">{text("monthly.title")}</h1>
        <RequireSignIn waiting={text("monthly.signedOut")}>{() => <MonthlyGifts />}</RequireSignIn>
      </div>
    </Page>
  );
}

function MonthlyGifts() {
  const { text } = useText();
  const { data, error } = useApi("/api/my/monthly-gifts");
  if (!data) return error ? <NotLoaded /> : <ListOnItsWay />;
  if (data.length === 0) return <NoMonthlyGifts />;
  return (
    <>
      <p className="-mt-4 text-lg text-ink-soft">{text("monthly.lead")}</p>
      <WhatHappened />
      <div id="methods" className="grid gap-8">
        {data.map((gift) => (
          <GiftCard key={gift.id} gift={gift} />
        ))}
      </div>
    </>
  );
}

function WhatHappened() {
  const { text } = useText();
  const search = useSearch();
  const posted = usePostedChange();
  const problem = posted ? posted.problem : problemIn(search);
  const done = posted ? undefined : doneIn(search);
  if (problem) return <Notice tone="bad">{text(problem)}</Notice>;
  return done ? <Notice tone="good">{text(`monthly.done.${done}`)}</Notice> : null;
}

function NoMonthlyGifts() {
  const { text } = useText();
  const { giving } = useSite();
  return (
    <EmptyState
      title={text("monthly.empty.title")}
      action={
        giving === "FULL" && (
          <ButtonLink as={Link} href="/donate?frequency=monthly">
            {text("monthly.empty.action")}
          </ButtonLink>
        )
      }
    >
      <p>{text("monthly.empty.text")}</p>
    </EmptyState>
  );
}

const outcomes = ["changed", "changing", "paused", "skipped", "resumed", "cancelled", "method"] as const;

/** The known results in the address. */
function doneIn(search: string): (typeof outcomes)[number] | undefined {
  const value = new URLSearchParams(search).get("done");
  return outcomes.find((outcome) => outcome === value);
}

const problems: Readonly<Record<string, MessageId>> = {
  gift_unknown: "monthly.error.gift_unknown",
  gift_ended: "monthly.error.gift_ended",
  provider_refused: "monthly.error.provider_refused",
  payments_unavailable: "giving.error.payments_unavailable",
};

function problemIn(search: string): MessageId | undefined {
  const reason = new URLSearchParams(search).get("problem");
  return reason !== null && Object.hasOwn(problems, reason) ? problems[reason] : undefined;
}

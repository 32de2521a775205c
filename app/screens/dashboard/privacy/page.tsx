import { useSearch } from "wouter";
import { Waiting } from "../../../components/content/waiting.tsx";
import { OwnPage } from "../../../components/own-page.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { Link } from "../../../routing/link.tsx";
import { EraseMe } from "./erase-me.tsx";
import { WhoLooked } from "./who-looked.tsx";
import { Section } from "../../../components/ui/section.tsx";
import type { PrivacyAnswer } from "#domain/privacy/answers.ts";

/** Someone who wants to know what we know, to take it along, or to be gone. */
export default function PrivacyScreen() {
  const { text } = useText();
  const isGone = new URLSearchParams(useSearch()).has("erased");
  const user = useUser();
  if (isGone && !user) return <Erased />;
  return (
    <OwnPage
      title={text("privacy.title")}
      description={text("privacy.description")}
      waiting={text("privacy.signedOut")}
      intro={text("privacy.intro")}
    >
      <p className="-mt-4">
        <Link href="/privacy" className="text-link">
          {text("privacy.statement")}
        </Link>
      </p>
      <Section
        id="download"
        title={text("privacy.download.title")}
        heading="text-2xl"
        className="grid justify-items-start gap-4"
      >
        <p className="max-w-prose">{text("privacy.download.text")}</p>
        <ButtonLink href="/api/my/data.zip" download variant="secondary">
          {text("privacy.download.action")}
        </ButtonLink>
      </Section>
      <OwnFacts />
    </OwnPage>
  );
}

function OwnFacts() {
  const { data, error } = useApi("/api/my/privacy");
  if (!data) return <Waiting error={error} />;
  return (
    <>
      <WhatIsKept locked={data.locked} />
      <WhoLooked looks={data.looks} />
      <EraseMe email={data.email} monthlyGifts={data.monthlyGifts} />
    </>
  );
}

/** The only page of theirs that an erased person still sees. */
function Erased() {
  const { text } = useText();
  return (
    <Page title={text("privacy.erased.title")} description={text("privacy.description")} hidden>
      <div className="page-width grid max-w-3xl justify-items-start gap-8 py-10">
        <h1 className="text-4xl">{text("privacy.erased.title")}</h1>
        <Notice tone="good">{text("privacy.erased.text")}</Notice>
        <ButtonLink as={Link} href="/">
          {text("privacy.erased.home")}
        </ButtonLink>
      </div>
    </Page>
  );
}

function WhatIsKept({ locked }: Pick<PrivacyAnswer, "locked">) {
  const { text, format } = useText();
  return (
    <Section id="kept" title={text("privacy.kept.title")} heading="text-2xl">
      <ul className="mt-4 grid max-w-prose list-disc gap-2 ps-5">
        <li>{text("privacy.kept.account")}</li>
        <li>{text("privacy.kept.messages")}</li>
        <li>{text("privacy.kept.gifts")}</li>
      </ul>
      <p className="mt-4 max-w-prose">
        {locked.until === null
          ? text("privacy.kept.nothing")
          : text("privacy.kept.locked", { n: locked.records, until: format.date(locked.until) })}
      </p>
    </Section>
  );
}

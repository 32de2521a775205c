import { useSearch } from "wouter";
import { Waiting } from "../../../components/content/waiting.tsx";
import { OwnPage } from "../../../components/own-page.tsx";
import { ButtonLink, Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { Link } from "../../../routing/link.tsx";
import { WhoLooked } from "./who-looked.tsx";
import { Section } from "../../../components/ui/section.tsx";
import type { PrivacyAnswer } from "#domain/privacy/answers.ts";
import { PlainForm } from "../../../components/public-form/plain-form.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../../components/public-form/use-public-form.ts";
import { TextField } from "../../../components/ui/text-field.tsx";
import { send } from "../../../data/browser.ts";

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

/** Typing the own address confirms it, so that nobody does it by accident. */
function EraseMe({ email, monthlyGifts }: { email: string; monthlyGifts: number }) {
  const { text, language } = useText();
  const form = usePublicForm({
    name: "erase",
    wrongFields: (typed): Wrong => (isSame(typed, email) ? {} : { email: "privacy.error.email_mismatch" }),
    send: ({ email: typed }) => send(language, "POST", "/api/my/erasure", { email: typed ?? "" }),
    // A page load clears personal data from memory.
    onSent: () => window.location.assign(`${window.location.pathname}?erased=1`),
    failed: { title: text("privacy.erase.failed"), text: text("privacy.erase.failedText") },
  });
  return (
    <Section
      id="erase"
      title={text("privacy.erase.title")}
      heading="text-2xl"
      className="border-t-4 border-bad bg-paper-raised p-5"
    >
      <p className="mt-2 max-w-prose">{text("privacy.erase.text")}</p>
      {monthlyGifts > 0 && (
        <p className="mt-2 font-medium">{text("privacy.erase.monthly", { n: monthlyGifts })}</p>
      )}
      <PlainForm form={form} at="erase" className="mt-6 grid justify-items-start gap-6">
        <TextField
          label={text("privacy.erase.email")}
          hint={text("privacy.erase.emailHint", { email: `\u2068${email}\u2069` })}
          required
          box="w-full max-w-md"
          {...form.field("email")}
          type="email"
          name="email"
          autoComplete="off"
          defaultValue={form.typed("email")}
        />
        <Button
          type="submit"
          variant="danger"
          pending={form.pending}
          pendingLabel={text("privacy.erase.pending")}
        >
          {text("privacy.erase.action")}
        </Button>
      </PlainForm>
    </Section>
  );
}

const isSame = ({ email = "" }: Typed, own: string): boolean =>
  email.trim().toLowerCase() === own.toLowerCase();

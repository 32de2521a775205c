import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { grantCallKey, grantDraftKey } from "../../data/grant-keys.ts";
import { isMissing } from "../../data/must-exist.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { draftDays } from "#domain/applications/grant/draft-days.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Link } from "../../routing/link.tsx";
import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import type { DraftAnswer } from "#domain/applications/grant/draft-answer.ts";
import { Cover } from "../../components/content/cover.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { tilesOfRecord } from "../../components/news/record-tiles.ts";
import { Apply } from "./apply.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Blocks } from "../../components/content/blocks.tsx";
import type { ReactNode } from "react";

function CallFacts({ call }: { call: GrantCallPageAnswer }) {
  const { text, format } = useText();
  const { state, program } = call;
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-6 border-y border-line py-6 lg:grid-cols-4">
      <Fact label={text("grants.deadline")}>
        {format.date(call.closesOn)}
        {state === "OPEN" && (
          <span className="block text-base font-normal text-ink-soft">
            {text("grants.daysLeft", { n: call.daysLeft })}
          </span>
        )}
      </Fact>
      <Fact label={text("grants.amount")}>
        {text("grants.amountValue", { amount: format.money(call.maxGrantCents) })}
      </Fact>
      <Fact label={text("grants.budget")}>{format.money(call.budgetCents)}</Fact>
      {program && (
        <Fact label={text("grants.program")}>
          <Link href={`/programs/${program.id}`} className="text-link inline-block py-1">
            {program.title}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-ink-soft">{label}</dt>
    <dd className="text-lg font-medium">{children}</dd>
  </div>
);

type Props = { call: GrantCallPageAnswer; draft: DraftAnswer | null; token: string | null };

function CallStory({ call, draft, token }: Props) {
  const { text } = useText();
  const above = [{ href: "/grants", label: text("grants.title") }];
  return (
    <>
      <div className="page-width pt-6 pb-12">
        <Trail above={above} here={call.title} listed={token === null} />
        <header className="grid items-center gap-8 py-6 lg:grid-cols-[3fr_2fr] lg:gap-12">
          <div>
            <h1 className="text-4xl hyphens-auto">{call.title}</h1>
            <p className="mt-4 max-w-prose text-xl">{call.description}</p>
          </div>
          <Cover
            url={null}
            alt={null}
            seed={call.id}
            program={tilesOfRecord(call)}
            className="h-32 sm:h-48 print:hidden"
          />
        </header>
        <CallFacts call={call} />
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
          <Blocks blocks={call.body} />
          <Section id="who" title={text("grants.whoMayApply")} className="border-s-4 border-accent ps-5">
            <ul className="mt-3 max-w-prose list-disc space-y-2 ps-5">
              {call.criteria.map((criterion) => (
                <li key={criterion}>{criterion}</li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
      <Apply call={call} draft={draft} token={token} />
    </>
  );
}

/** A call with its form; under the address that was mailed, with the draft in it. */
export default function GrantCallScreen({ params }: ScreenProps) {
  const { text } = useText();
  const { id = "", token } = params;
  const callEntry = useApi(grantCallKey(id));
  const draftEntry = useApi(token === undefined ? null : grantDraftKey(token));
  const call = callEntry.data;
  const draft = draftEntry.data;
  const isOthers = draft?.state === "OPEN" && draft.callId !== id;
  if (token !== undefined && (isMissing(draftEntry) || isOthers)) return <DraftGone callId={id} />;
  if (isMissing(callEntry)) return <NotFoundScreen />;
  if (call && (token === undefined || draft)) {
    return (
      <Page title={call.title} description={call.description} hidden={token !== undefined}>
        <CallStory call={call} draft={draft ?? null} token={token ?? null} />
      </Page>
    );
  }
  return (
    <Page title={text("grants.title")} description={text("grants.description")} hidden>
      {callEntry.error || draftEntry.error ? (
        <Failure />
      ) : (
        <Loading label={text("shell.loading")} className="page-width grid gap-8 py-12">
          <h1 className="sr-only">{text("grants.title")}</h1>
          <Skeleton className="h-48" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Page>
  );
}

/** The link has expired or was truncated. */
function DraftGone({ callId }: { callId: string }) {
  const { text } = useText();
  return (
    <Page title={text("grants.draft.gone.title")} description={text("grants.description")} hidden>
      <section className="page-width grid justify-items-start gap-6 py-12 sm:py-16">
        <h1 className="text-3xl">{text("grants.draft.gone.title")}</h1>
        <p className="max-w-prose text-lg">{text("grants.draft.gone.text", { days: draftDays })}</p>
        <ButtonLink as={Link} href={`/grants/${encodeURIComponent(callId)}`}>
          {text("grants.draft.gone.toCall")}
        </ButtonLink>
      </section>
    </Page>
  );
}

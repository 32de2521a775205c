import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import type { DraftAnswer } from "#domain/applications/grant/draft-answer.ts";
import { Cover } from "../../components/content/cover.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { tilesOfRecord } from "../../components/news/record-tiles.ts";
import { useText } from "../../i18n/text.tsx";
import { Apply } from "./apply.tsx";
import { CallFacts } from "./call-facts.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Paragraphs } from "../../components/content/paragraphs.tsx";

type Props = { call: GrantCallPageAnswer; draft: DraftAnswer | null; token: string | null };

export function CallStory({ call, draft, token }: Props) {
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
          <Paragraphs texts={call.body} />
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

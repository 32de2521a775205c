import { draftDays } from "#domain/applications/grant/draft-days.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";

/** A link to a draft that has expired, or that was cut in two on the way. */
export function DraftGone({ callId }: { callId: string }) {
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

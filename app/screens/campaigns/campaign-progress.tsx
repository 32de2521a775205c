import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import { raisedFor } from "../../components/content/campaign-card.tsx";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { TileProgress } from "../../components/tiles/tile-progress.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Section } from "../../components/ui/section.tsx";
import { useLiveFigures } from "../../data/live-figures.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

type Props = { campaign: CampaignPageAnswer };

/** What was raised, and how long the campaign lasts or how it ended. */
export function CampaignProgress({ campaign }: Props) {
  const { text, format } = useText();
  const { giving } = useSite();
  const { id, title, state, goalCents, isSample } = campaign;
  const live = useLiveFigures(!isSample && state === "OPEN");
  const raisedCents = live[raisedFor(campaign)] ?? campaign.raisedCents;
  const raised = text("campaigns.raised", {
    raised: format.money(raisedCents),
    goal: format.money(goalCents),
  });
  return (
    <Section
      id="progress"
      title={text(state === "OPEN" ? "campaigns.progress" : "campaigns.result")}
      heading="text-2xl"
      className="border-y border-line py-8"
    >
      <TileProgress value={raisedCents} max={goalCents} label={title} valueText={raised} className="mt-4" />
      <p className="mt-3 text-xl font-semibold">
        <FigureLink id={isSample ? undefined : raisedFor(campaign)}>{raised}</FigureLink>
      </p>
      <Ending campaign={campaign} isReached={raisedCents >= goalCents} />
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{text("campaigns.groups")}</p>
      {state === "OPEN" && giving === "FULL" && (
        <ButtonLink as={Link} href={`/donate?campaign=${id}`} size="large" className="mt-6">
          {text("campaigns.donate")}
        </ButtonLink>
      )}
      {state !== "OPEN" && (
        <ButtonLink as={Link} href="/campaigns" variant="secondary" className="mt-6">
          {text("campaigns.elsewhere")}
        </ButtonLink>
      )}
    </Section>
  );
}

function Ending({ campaign, isReached }: Props & { isReached: boolean }) {
  const { text, format } = useText();
  const { state, endsOn, cancelledOn, daysLeft } = campaign;
  if (state === "OPEN")
    return (
      <p className="mt-1 flex flex-wrap gap-x-4">
        <span>{text("campaigns.daysLeft", { days: daysLeft })}</span>
        <span className="text-ink-soft">{text("campaigns.until", { date: format.date(endsOn) })}</span>
      </p>
    );
  if (state === "CANCELLED")
    return (
      <p className="mt-1">{text("campaigns.cancelledOn", { date: format.date(cancelledOn ?? endsOn) })}</p>
    );
  return (
    <p className="mt-1 flex flex-wrap gap-x-4">
      <span>{text("campaigns.endedOn", { date: format.date(endsOn) })}</span>
      <span>{text(isReached ? "campaigns.reached" : "campaigns.notReached")}</span>
    </p>
  );
}

import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import { raisedFor } from "../../components/content/campaign-card.tsx";
import { Cover } from "../../components/content/cover.tsx";
import { DatedUpdates } from "../../components/content/dated-updates.tsx";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { Blocks } from "../../components/content/blocks.tsx";
import { tilesOfProject } from "../../components/content/program-look.ts";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { TileProgress } from "../../components/tiles/tile-progress.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Section } from "../../components/ui/section.tsx";
import { useLiveFigures } from "../../data/live-figures.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { CampaignData } from "../../structured-data.tsx";
import { Commitment } from "./commitment.tsx";
import { ShareCampaign } from "./share-campaign.tsx";

type Props = { campaign: CampaignPageAnswer };

export function CampaignStory({ campaign }: Props) {
  const { text } = useText();
  const above = [{ href: "/campaigns", label: text("campaigns.title") }];
  return (
    <div className="page-width py-6">
      <CampaignData campaign={campaign} />
      <Trail above={above} here={campaign.title} listed />
      <Cover
        url={campaign.coverUrl}
        alt={campaign.coverAlt}
        seed={campaign.id}
        program={tilesOfProject(campaign.programId, campaign.program)}
        className="mt-2 h-40 sm:h-56"
      />
      <CampaignTitle campaign={campaign} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-14">
          <Progress campaign={campaign} />
          <Section id="story" title={text("campaigns.story")} heading="text-2xl">
            <Blocks blocks={campaign.body} level={2} className="mt-4 grid max-w-prose gap-5 text-lg" />
          </Section>
          {campaign.beneficiaries !== null && (
            <Section id="beneficiaries" title={text("campaigns.beneficiaries")} heading="text-2xl">
              <p className="mt-4 max-w-prose">{campaign.beneficiaries}</p>
            </Section>
          )}
          <Commitment campaign={campaign} />
          <DatedUpdates
            title={text("campaigns.updates")}
            none={text("campaigns.noUpdates")}
            updates={campaign.updates}
          />
        </div>
        <ShareCampaign campaign={campaign} />
      </div>
    </div>
  );
}

function CampaignTitle({ campaign }: Props) {
  const { text } = useText();
  const { state, program, project, zakatEligible } = campaign;
  return (
    <header className="pt-8 pb-10">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={state === "OPEN" ? "good" : "outline"}>{text(`campaigns.state.${state}`)}</Badge>
        {zakatEligible && <Badge tone="outline">{text("campaigns.zakat")}</Badge>}
        {program && (
          <Link href={`/programs/${program.id}`} className="text-link py-2">
            {program.title}
          </Link>
        )}
      </p>
      <SampleMark isSample={campaign.isSample} className="mt-2" />
      <h1 className="mt-3 max-w-4xl text-4xl hyphens-auto">{campaign.title}</h1>
      <p className="mt-4 max-w-prose text-xl">{campaign.description}</p>
      {project && (
        <Link href={`/projects/${project.id}`} className="text-link mt-3 inline-block py-2">
          {text("campaigns.project", { title: project.title })}
        </Link>
      )}
    </header>
  );
}

function Progress({ campaign }: Props) {
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

import type { CampaignAnswer } from "#domain/content/kinds/campaign/public.ts";
import { Cover } from "../../components/content/cover.tsx";
import { FigureLink } from "../../components/content/figure-link.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { tilesOfProject } from "../../components/content/program-look.ts";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { TileProgress } from "../../components/tiles/tile-progress.tsx";
import type { BadgeTone } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { ValueBadge } from "../../components/ui/value-badge.tsx";
import { useLiveFigures } from "../../data/live-figures.ts";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "./section.tsx";
import { useEffect, useRef, useState } from "react";

/** On busy nights sums change every few seconds: too often for a screen reader. */
const pauseMs = 60_000;

type Props = { campaigns: readonly Pick<CampaignAnswer, "id" | "title" | "raisedCents" | "goalCents">[] };

/** For screen readers: the campaign whose sum changed, at most once a minute. */
function SpokenSum({ campaigns }: Props) {
  const { text, format } = useText();
  const [said, say] = useState("");
  const before = useRef<ReadonlyMap<string, number> | null>(null);
  const saidAt = useRef(0);
  useEffect(() => {
    const known = before.current;
    const moved = campaigns.find(({ id, raisedCents }) => known && known.get(id) !== raisedCents);
    if (known && (!moved || Date.now() - saidAt.current < pauseMs)) return;
    before.current = new Map(campaigns.map(({ id, raisedCents }) => [id, raisedCents]));
    if (!moved) return;
    saidAt.current = Date.now();
    const [raised, goal] = [format.money(moved.raisedCents), format.money(moved.goalCents)];
    say(`${moved.title}: ${text("home.appeals.raised", { raised, goal })}`);
  }, [campaigns, text, format]);
  return <output className="sr-only">{said}</output>;
}

const tones: Record<CampaignAnswer["urgencyColor"], BadgeTone> = {
  red: "urgent",
  blue: "info",
  green: "good",
};

export function Appeals() {
  const { text } = useText();
  const { data, error, isSample } = useListOrSample("/api/campaigns/urgent", "urgentCampaigns");
  const live = useLiveFigures(!isSample && data !== undefined && data.length > 0);
  const campaigns = data?.map((each) => ({
    ...each,
    raisedCents: live[raisedFor(each)] ?? each.raisedCents,
  }));
  return (
    <Section id="appeals" title={text("home.appeals.title")} lead={text("home.appeals.lead")}>
      {error && <NotLoaded />}
      <SampleMark isSample={isSample} />
      {data?.length === 0 && <p>{text("home.appeals.empty")}</p>}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {campaigns?.map((campaign) => (
          <Appeal key={campaign.id} campaign={campaign} isSample={isSample} />
        ))}
      </ul>
      {campaigns && <SpokenSum campaigns={campaigns} />}
    </Section>
  );
}

const raisedFor = ({ id }: Pick<CampaignAnswer, "id">): string => `raised-for-${id}`;

function Appeal({ campaign, isSample }: { campaign: CampaignAnswer; isSample: boolean }) {
  const { text, format } = useText();
  const { giving } = useSite();
  const { id, title, raisedCents, goalCents } = campaign;
  const raised = text("home.appeals.raised", {
    raised: format.money(raisedCents),
    goal: format.money(goalCents),
  });
  return (
    <Card
      as="li"
      cover={
        <Cover
          url={campaign.coverUrl}
          alt={campaign.coverAlt}
          seed={id}
          program={tilesOfProject(campaign.programId)}
          className="h-28"
        />
      }
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <ValueBadge
          value={campaign.urgencyColor}
          says={`home.appeals.${campaign.urgencyLevel}`}
          tones={tones}
        />
        <span className="text-sm text-ink-soft">
          {text("home.appeals.daysLeft", { days: campaign.daysLeft })}
        </span>
      </p>
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="mt-2 grow">{campaign.description}</p>
      <TileProgress
        value={raisedCents}
        max={goalCents}
        label={title}
        valueText={raised}
        tiles={10}
        className="mt-4"
      />
      <p className="mt-2 text-sm font-medium">
        <FigureLink id={isSample ? undefined : raisedFor(campaign)}>{raised}</FigureLink>
      </p>
      {giving === "FULL" && (
        <ButtonLink as={Link} href={`/donate?campaign=${id}`} variant="secondary" className="mt-4">
          {text("home.appeals.donate")} <span className="sr-only">{title}</span>
        </ButtonLink>
      )}
    </Card>
  );
}

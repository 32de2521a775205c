import type { CampaignAnswer } from "#domain/content/kinds/campaign/public.ts";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { TileProgress } from "../tiles/tile-progress.tsx";
import type { BadgeTone } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ValueBadge } from "../ui/value-badge.tsx";
import { Cover } from "./cover.tsx";
import { FigureLink } from "./figure-link.tsx";
import { useTextMarks } from "./other-language.tsx";
import { tilesOfProject } from "./program-look.ts";

const tones: Record<CampaignAnswer["urgencyColor"], BadgeTone> = {
  red: "urgent",
  blue: "info",
  green: "good",
};

export const raisedFor = ({ id }: Pick<CampaignAnswer, "id">): string => `raised-for-${id}`;

/** Home shows open campaigns only, so it needs no texts of other states. */
export function CampaignCard({ campaign, isSample }: { campaign: CampaignAnswer; isSample: boolean }) {
  const { text, format } = useText();
  const { giving } = useSite();
  const marks = useTextMarks(campaign);
  const { id, title, raisedCents, goalCents } = campaign;
  const isOpen = campaign.state === "OPEN";
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
        {isOpen ? (
          <>
            <ValueBadge
              value={campaign.urgencyColor}
              says={`home.appeals.${campaign.urgencyLevel}`}
              tones={tones}
            />
            <span className="text-sm text-ink-soft">
              {text("home.appeals.daysLeft", { days: campaign.daysLeft })}
            </span>
          </>
        ) : (
          <ValueBadge value={campaign.state} says={`campaigns.state.${campaign.state}`} tones={{}} />
        )}
      </p>
      <h3 className="mt-3 text-xl">
        <Link href={`/campaigns/${id}`} className="underline-offset-4 hover:underline">
          <span {...marks}>{title}</span>
        </Link>
      </h3>
      <p className="mt-2 grow" {...marks}>
        {campaign.description}
      </p>
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
      {isOpen && giving === "FULL" && (
        <ButtonLink as={Link} href={`/donate?campaign=${id}`} variant="secondary" className="mt-4">
          {text("home.appeals.donate")} <span className="sr-only">{title}</span>
        </ButtonLink>
      )}
    </Card>
  );
}

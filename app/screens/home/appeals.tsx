import type { CampaignAnswer } from "#domain/content/kinds/campaign/public.ts";
import { CampaignCard, raisedFor } from "../../components/content/campaign-card.tsx";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { SampleMark } from "../../components/content/sample-mark.tsx";
import { useLiveFigures } from "../../data/live-figures.ts";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { useText } from "../../i18n/text.tsx";
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
          <CampaignCard key={campaign.id} campaign={campaign} isSample={isSample} />
        ))}
      </ul>
      {campaigns && <SpokenSum campaigns={campaigns} />}
    </Section>
  );
}

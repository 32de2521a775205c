import { useEffect, useRef, useState } from "react";
import type { CampaignAnswer } from "#domain/content/kinds/campaign/public.ts";
import { useText } from "../../i18n/text.tsx";

/** On some nights sums move every few seconds: nobody wants to be read to without a pause. */
const pauseMs = 60_000;

type Props = { campaigns: readonly Pick<CampaignAnswer, "id" | "title" | "raisedCents" | "goalCents">[] };

/** For who listens instead of looks: the campaign whose sum moved, once a minute at most. */
export function SpokenSum({ campaigns }: Props) {
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

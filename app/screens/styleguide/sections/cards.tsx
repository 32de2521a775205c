import { asCents } from "#domain/money/cents.ts";
import { Mosaic } from "../../../components/tiles/mosaic.tsx";
import { TileProgress } from "../../../components/tiles/tile-progress.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Sample, Section } from "../section.tsx";

export default function CardsSection() {
  const { text } = useText();
  return (
    <Section id="cards">
      <Sample title={text("styleguide-parts.cards.kinds")} className="grid items-start gap-6 sm:grid-cols-2">
        <CampaignCard />
        <Card>
          <h4 className="text-lg font-semibold">{text("styleguide-parts.cards.plain")}</h4>
          <p className="mt-2 text-ink-soft">{text("styleguide-parts.cards.text")}</p>
        </Card>
      </Sample>
      <Sample title={text("styleguide-parts.cards.empty")} className="grid items-start gap-6 sm:grid-cols-2">
        <Card>
          <EmptyState
            title={text("styleguide-parts.cards.nothing")}
            action={<Button size="small">{text("styleguide-parts.cards.first")}</Button>}
          >
            {text("styleguide-parts.cards.why")}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState title={text("styleguide-parts.cards.nothing")} />
        </Card>
      </Sample>
    </Section>
  );
}

function CampaignCard() {
  const { text, format } = useText();
  const words = text("styleguide-parts.figures.raised", {
    raised: format.money(asCents(450_000)),
    goal: format.money(asCents(600_000)),
  });
  return (
    <Card
      as="article"
      cover={<Mosaic seed="winter beds" program="disaster" className="aspect-video w-full" />}
    >
      <Badge tone="disaster" className="self-start">
        {text("styleguide-parts.program.disaster")}
      </Badge>
      <h4 className="mt-2 text-lg font-semibold">{text("styleguide-parts.figures.campaign")}</h4>
      <p className="mt-1 mb-4 text-ink-soft">{text("styleguide-parts.cards.text")}</p>
      <TileProgress
        value={75}
        label={text("styleguide-parts.figures.campaign")}
        valueText={words}
        tiles={10}
        tone="urgent"
      />
      <p className="mt-2 text-sm">{words}</p>
    </Card>
  );
}

import { asCents, permilleOf, type Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { BudgetTiles } from "../../../components/tiles/budget-tiles.tsx";
import { GiftWall } from "../../../components/tiles/gift-wall.tsx";
import { HundredTiles } from "../../../components/tiles/hundred-tiles.tsx";
import { TileProgress } from "../../../components/tiles/tile-progress.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Sample, Section } from "../section.tsx";

const goalCents = asCents(600_000);
const percentsRaised = [0, 37, 100, 140];
const budgetCents = asCents(6_000_000);
const amountsSpent = [0, 4_500_000, 6_000_000].map(asCents);
const fewGifts = gifts(7);
const manyGifts = gifts(75);

export default function FiguresSection() {
  const { text } = useText();
  return (
    <Section id="figures">
      <Sample title={text("styleguide-parts.figures.split")} className="max-w-sm">
        <Split />
      </Sample>
      <Sample title={text("styleguide-parts.figures.progress")} className="grid gap-6 sm:grid-cols-2">
        {percentsRaised.map((percent) => (
          <Raised key={percent} percent={percent} />
        ))}
      </Sample>
      <Sample title={text("styleguide-parts.figures.budget")} className="grid gap-6 sm:grid-cols-2">
        {amountsSpent.map((spent) => (
          <Budget key={spent} spentCents={spent} />
        ))}
      </Sample>
      <Sample
        title={text("styleguide-parts.figures.gifts")}
        className="grid items-start gap-8 sm:grid-cols-2"
      >
        {[fewGifts, manyGifts].map((wall) => (
          <GiftWall
            key={wall.length}
            gifts={wall}
            arrivedId={wall.at(-1)?.id}
            description={text("styleguide-parts.figures.giftCount", { n: wall.length })}
            moreText={(hidden) => `+${hidden}`}
          />
        ))}
      </Sample>
    </Section>
  );
}

function Split() {
  const { text, format } = useText();
  const parts = [
    { label: text("shell.footer.program"), percent: 89, tone: "action" },
    { label: text("shell.footer.administration"), percent: 7, tone: "accent" },
    { label: text("shell.footer.fundraising"), percent: 4, tone: "urgent" },
  ] as const;
  return (
    <HundredTiles
      description={text("styleguide-parts.figures.split")}
      parts={parts.map((part) => ({ ...part, figure: format.percent(part.percent) }))}
    />
  );
}

function Raised({ percent }: { percent: number }) {
  const { text, format } = useText();
  const raised = format.money(permilleOf(goalCents, percent * 10));
  const words = text("styleguide-parts.figures.raised", { raised, goal: format.money(goalCents) });
  return (
    <div>
      <TileProgress value={percent} label={text("styleguide-parts.figures.campaign")} valueText={words} />
      <p className="mt-2 flex justify-between gap-4 text-sm">
        <span>{words}</span>
        <bdi className="font-semibold">{format.percent(percent)}</bdi>
      </p>
    </div>
  );
}

function Budget({ spentCents }: { spentCents: Cents }) {
  const { text, format } = useText();
  const spent = text("styleguide-parts.figures.spent", { amount: format.money(spentCents) });
  const waiting = text("styleguide-parts.figures.waiting", {
    amount: format.money(minus(budgetCents, spentCents)),
  });
  return (
    <BudgetTiles
      spentCents={spentCents}
      budgetCents={budgetCents}
      description={text("styleguide-parts.figures.budget")}
      spentLabel={spent}
      waitingLabel={waiting}
    />
  );
}

function gifts(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `gift ${index + 1}` }));
}

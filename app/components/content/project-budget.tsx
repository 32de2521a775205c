import { progressOf } from "#domain/content/kinds/project/projects-view.ts";
import type { Cents } from "#domain/money/cents.ts";
import { useText } from "../../i18n/text.tsx";
import { FigureLink } from "./figure-link.tsx";
import { BudgetTiles } from "../tiles/budget-tiles.tsx";

type Props = {
  figureId?: string;
  budgetCents: Cents;
  spentCents: Cents;
  className?: string;
};

export function ProjectBudget({ figureId, budgetCents, spentCents, className }: Props) {
  const { text, format } = useText();
  const percent = format.percent(Math.round(progressOf({ budgetCents, spentCents }) * 100));
  const [budget, spent] = [format.money(budgetCents), format.money(spentCents)];
  const left = Math.max(budgetCents - spentCents, 0);
  const waiting = isAmount(left) ? format.money(left) : "";
  return (
    <div data-figure={figureId} className={className}>
      <p className="mb-2 flex justify-between gap-4">
        <span>
          {text("cards.budget")} <bdi className="font-semibold">{budget}</bdi>
        </span>
        <FigureLink id={figureId} label={text("cards.budget.description", { spent, budget, percent })}>
          <bdi className="font-semibold">{percent}</bdi>
        </FigureLink>
      </p>
      {budgetCents > 0 && (
        <BudgetTiles
          budgetCents={budgetCents}
          spentCents={spentCents}
          description={text("cards.budget.description", { spent, budget, percent })}
          spentLabel={text("cards.budget.spent", { amount: spent })}
          waitingLabel={text("cards.budget.waiting", { amount: waiting })}
        />
      )}
    </div>
  );
}

/** Defined here: importing the money module would add the form code to a project's page. */
const isAmount = (value: number): value is Cents => Number.isSafeInteger(value);

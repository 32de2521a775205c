import { drafted, row, type FigureDraft, type Wording } from "./figure-draft.ts";
import type { Subjects } from "./ports.ts";

/** The effect of a donation: amount divided by unit cost, while the cost is valid. */
export const promisedFigures = (say: Wording, { promises }: Subjects, on: string): FigureDraft[] =>
  promises
    .filter(({ period, validUntil }) => period.to <= on && on <= validUntil)
    .map((promise) => {
      const { amountCents, unitCostCents, projectTitle, basis, evidence, period, validUntil } = promise;
      return drafted(
        say,
        "promise",
        {
          unit: "count",
          value: amountCents / unitCostCents,
          origin: "unit_cost",
          period,
          part: { label: say("amount.gift"), value: amountCents, unit: "cents" },
          whole: { label: say("amount.unit"), value: unitCostCents, unit: "cents" },
          validUntil,
          rows: [row(projectTitle, unitCostCents, "cents", { source: basis, evidence, period })],
        },
        promise,
      );
    });

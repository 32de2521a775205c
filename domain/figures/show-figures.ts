import { commaOf, type Language } from "#domain/language.ts";
import { countedFigures } from "./counted-figures.ts";
import { figureSummary, type FigureAnswer, type FigureSummary } from "./figure.ts";
import { type FigureDraft, type FigureWord, type Wording, drafted, row } from "./figure-draft.ts";
import { moneyFigures, type Split } from "./money-figures.ts";
import { addedResults, resultFigures } from "./result-figures.ts";
import type { FigureSources, Subjects } from "./ports.ts";

/** A past day; null: now. */
export type Asked = Readonly<{ on: string | null; known: string | null }>;

type Needs = FigureSources & {
  today: () => string;
  split: Split;
  say: (language: Language, word: FigureWord, values?: Readonly<Record<string, string>>) => string;
};

export function showFigures(needs: Needs) {
  const all = async (language: Language, asked: Asked): Promise<FigureAnswer[]> => {
    const today = needs.today();
    // A future day means today.
    const atMostToday = (day: string) => (day < today ? day : today);
    const on = atMostToday(asked.on ?? today);
    const asOf = { on, known: asked.known && atMostToday(asked.known) };
    const isNow = on === today && asked.known === null;
    const [lines, records, subjects, results] = await Promise.all([
      needs.lines(isNow ? null : asOf),
      needs.records(),
      needs.subjects(language),
      needs.results(language),
    ]);
    const say: Wording = (word, values) => needs.say(language, word, values);
    const drafts = [
      ...moneyFigures(say, { lines, subjects, asOf }, needs.split),
      ...promisedFigures(say, subjects, on),
      ...countedFigures(say, { records, subjects, asOf, language }),
      ...resultFigures(say, results, asOf),
      ...addedResults(say, results, { ...asOf, programs: subjects.programs, comma: commaOf(language) }),
    ];
    return drafts.map((draft) => ({ ...draft, ...asOf, question: questionOf(draft, asked) }));
  };

  return {
    /** With the rows of each. */
    all,

    list: async (language: Language, asked: Asked): Promise<FigureSummary[]> =>
      (await all(language, asked)).map((figure) => figureSummary.parse(figure)),

    find: async (id: string, language: Language, asked: Asked): Promise<FigureAnswer | null> =>
      (await all(language, asked)).find((figure) => figure.id === id) ?? null,
  };
}

function questionOf({ id }: FigureDraft, asked: Asked): string {
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([name, day]) => (day === null ? [] : [[name, day]])),
  ).toString();
  return `/api/figures/${id}${search && `?${search}`}`;
}

/** The effect of a donation: amount divided by unit cost, while the cost is valid. */
const promisedFigures = (say: Wording, { promises }: Subjects, on: string): FigureDraft[] =>
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

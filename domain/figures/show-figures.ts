import { commaOf, type Language } from "#domain/language.ts";
import { countedFigures } from "./counted-figures.ts";
import { figureSummary, type FigureAnswer, type FigureSummary, type UnavailableFigure } from "./figure.ts";
import { type FigureDraft, type FigureWord, type Wording, drafted, row } from "./figure-draft.ts";
import { moneyFigures, type Split } from "./money-figures.ts";
import { addedResults, resultFigures } from "./result-figures.ts";
import type { FigureSources, Subjects } from "./ports.ts";
import { monthEnds } from "./told-gifts.ts";

/** A past day; null: now. */
export type Asked = Readonly<{ on: string | null; known: string | null }>;

type Needs = FigureSources & {
  today: () => string;
  split: Split;
  say: (language: Language, word: FigureWord, values?: Readonly<Record<string, string>>) => string;
};

export function showFigures(needs: Needs) {
  const drafts = async (language: Language, asked: Asked) => {
    const today = needs.today();
    // A future day means today.
    const atMostToday = (day: string) => (day < today ? day : today);
    const on = atMostToday(asked.on ?? today);
    const asOf = { on, known: asked.known && atMostToday(asked.known) };
    const isNow = on === today && asked.known === null;
    const told = await needs.told();
    const lastTold = (day: string) => (day < today ? monthEnds(told)(day)[0] : day);
    const gifts = { on: lastTold(on), known: asOf.known && lastTold(asOf.known) };
    const [lines, records, subjects, results] = await Promise.all([
      needs.lines(isNow ? null : { ...asOf, gifts }),
      needs.records(),
      needs.subjects(language),
      needs.results(language),
    ]);
    const say: Wording = (word, values) => needs.say(language, word, values);
    const all = [
      ...moneyFigures(say, { lines, subjects, told, asOf, today }, needs.split),
      ...promisedFigures(say, subjects, on),
      ...countedFigures(say, { records, subjects, asOf, language }),
      ...resultFigures(say, results, asOf),
      ...addedResults(say, results, { ...asOf, programs: subjects.programs, comma: commaOf(language) }),
    ];
    return all.map((draft) => ({ ...draft, ...asOf, question: questionOf(draft, asked) }));
  };

  const all = async (language: Language, asked: Asked): Promise<FigureAnswer[]> =>
    (await drafts(language, asked)).flatMap(({ nearest, ...figure }) => (nearest.length > 0 ? [] : [figure]));

  return {
    /** Those that are published for the day, with the rows of each. */
    all,

    list: async (language: Language, asked: Asked): Promise<FigureSummary[]> =>
      (await all(language, asked)).map((figure) => figureSummary.parse(figure)),

    find: async (
      id: string,
      language: Language,
      asked: Asked,
    ): Promise<FigureAnswer | UnavailableFigure | null> => {
      const found = (await drafts(language, asked)).find((figure) => figure.id === id);
      if (!found) return null;
      const { nearest, ...figure } = found;
      if (nearest.length === 0) return figure;
      const { name, counts, on, known } = figure;
      return { id, name, counts, on, known, value: null, nearest };
    },
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

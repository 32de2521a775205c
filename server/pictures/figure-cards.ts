import { figureFormat } from "#app/i18n/figure-format.ts";
import { formatsFor } from "#app/i18n/format.ts";
import type { FigureAnswer } from "#domain/figures/figure.ts";
import { languages, type Language } from "#domain/language.ts";
import { cacheFor } from "../timing/cache-for.ts";
import { translate } from "../translate.ts";
import { cardOf, type Card } from "./figure-card.ts";
import { oembedOf } from "./embed-page.ts";
import { figureAt, figureImagePath } from "./paths.ts";
import type { PictureSources } from "./sources.ts";

type Sources = Pick<PictureSources, "publicUrl" | "foundation" | "toPng"> & {
  figures: (language: Language) => Promise<readonly FigureAnswer[]>;
};

/** All figures are computed at most once a minute per language. */
const keptMs = 60_000;

export function composedFigureCards(sources: Sources) {
  const kept = new Map(
    languages.map((language) => [language, cacheFor(keptMs, () => cardsIn(sources, language))] as const),
  );
  const find = async (id: string, language: Language): Promise<Card | null> =>
    (await kept.get(language)?.get())?.(id) ?? null;
  return {
    find,
    /** Null: not a figure's URL. */
    oembed: async (address: string, maxWidth: number) => {
      const asked = figureAt(address, sources.publicUrl);
      const card = asked && (await find(asked.id, asked.language));
      if (!card) return null;
      return oembedOf(card.embedded, {
        publicUrl: sources.publicUrl,
        foundation: await sources.foundation(asked.language),
        size: "narrow",
        image: { path: figureImagePath(asked.id, asked.language, "png"), size: "narrow" },
        maxWidth,
      });
    },
  };
}

/** Drawn on request: most cards are never shown. */
async function cardsIn(sources: Sources, language: Language): Promise<(id: string) => Card | null> {
  const [figures, foundation] = await Promise.all([sources.figures(language), sources.foundation(language)]);
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const drawn = new Map<string, Card>();
  const show = figureFormat(formatsFor(language), (count) => translate(language, "figure.hours", { count }));
  return (id) => {
    const figure = byId.get(id);
    if (!figure) return null;
    const card = drawn.get(id) ?? cardOf(figure, { ...sources, language, foundation, show });
    drawn.set(id, card);
    return card;
  };
}

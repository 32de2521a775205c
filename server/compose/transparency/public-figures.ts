import type pg from "pg";
import type { SigningKeys } from "#adapters/postgres/proofs/signing-keys.ts";
import { showCampaign } from "#domain/content/kinds/campaign/public-page.ts";
import { showProgram } from "#domain/content/kinds/program/public-page.ts";
import { showProject } from "#domain/content/kinds/project/public-page.ts";
import { legible } from "#domain/content/legible-content.ts";
import { publishedContent } from "#domain/content/published.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import { today } from "../../timing/clock.ts";
import { composeCampaignPrints } from "../content/campaign-prints.ts";
import { composeFigures } from "../figures/figures.ts";
import { composeLive } from "../figures/live.ts";
import type { composeLedger } from "../ledger/ledger.ts";
import { composeOpenData } from "../open-data/open-data.ts";
import type { Base } from "../site/base.ts";
import { asDemo } from "../../open-data/as-demo.ts";
import { composeFigureCards, composePictures } from "./pictures.ts";
import { composeTransparency } from "./transparency.ts";

type Needs = Pick<ReturnType<typeof composeLedger>, "anbiForm"> & {
  papers: PaperRendering;
  reads: pg.Pool;
  keys: SigningKeys;
};

export function composePublicFigures(base: Base, { papers, reads, anbiForm, keys }: Needs) {
  const { config, pool, content, figures, counted, results, sourceFor, identity, publicUrl } = base;
  const shown = composeFigures(pool, base);
  const { counts, statistics, spentUntil } = shown;
  const transparency = composeTransparency(config, pool, {
    ...base,
    identity: async () => legible(await identity()),
    statistics,
    spentUntil,
    papers,
    anbiForm,
    keys,
  });
  const { results: resultsOf } = results.figures;
  const published = publishedContent({ content, figures, counts, counted, results: resultsOf, today });
  const now = { on: null, known: null };
  const isDemo = config.mode === "demo";
  const named = { ...base, identity: isDemo ? async () => asDemo(await identity()) : identity };
  return {
    published,
    live: composeLive(config, { published, figures }),
    results,
    showCampaign: showCampaign({ sourceFor, today }),
    campaignPrints: composeCampaignPrints({
      content,
      identity,
      publicUrl,
      isDemo,
      papers,
    }),
    showProgram: showProgram({ sourceFor, today }),
    showProject: showProject({ sourceFor, today }),
    ...transparency,
    pictures: composePictures(pool, { ...named, transparency: transparency.showTransparency }),
    figureCards: composeFigureCards({ ...named, all: (language) => shown.all(language, now) }),
    figures: shown,
    openData: composeOpenData(pool, { ...named, isDemo, reads, allFigures: () => shown.all("en", now) }),
  };
}

import type pg from "pg";
import { drawingToPng } from "#adapters/pictures/drawing-to-png.ts";
import { publicLedgerLines } from "#adapters/postgres/ledger/ledger-lines.ts";
import { moneyByMonth } from "#adapters/postgres/pictures/money-by-month.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import { countryNames } from "#domain/labels.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { LedgerFigures } from "#domain/content/ports.ts";
import type { FigureAnswer } from "#domain/figures/figure.ts";
import { commaOf, type Language } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";
import { composedFigureCards } from "../../pictures/figure-cards.ts";
import { composedPictures } from "../../pictures/pictures.ts";
import type { PictureSources } from "../../pictures/sources.ts";
import { limitConcurrency } from "../../timing/limit-concurrency.ts";
import { today } from "../../timing/clock.ts";

type Needs = Pick<PictureSources, "publicUrl" | "transparency"> & {
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  figures: Pick<LedgerFigures, "totalRaised">;
};
type CardNeeds = Pick<Needs, "publicUrl" | "identity"> & {
  all: (language: Language) => Promise<readonly FigureAnswer[]>;
};

/** Drawing takes a thread tens of milliseconds, and there are hundreds of figures. */
const drawing = limitConcurrency(1, 100);
const toPng = (svg: string): Promise<Buffer> => drawing(() => drawingToPng(svg));

export const composeFigureCards = ({ publicUrl, identity, all }: CardNeeds) =>
  composedFigureCards({ publicUrl, toPng, figures: all, foundation: nameIn(identity) });

const nameIn = (identity: Needs["identity"]) => async (language: Language) =>
  (await identity()).statutoryName[language];

/** Charts of the ledger, for our page and for other sites. Samples are not drawn, because other sites rely on them. */
export const composePictures = (
  pool: pg.Pool,
  { publicUrl, transparency, identity, sourceFor, figures }: Needs,
) =>
  composedPictures({
    today,
    publicUrl,
    toPng,
    transparency,
    months: moneyByMonth(pool),
    lines: () => publicLedgerLines(pool),
    totalRaised: () => figures.totalRaised(),
    foundation: nameIn(identity),
    programs: async (language) =>
      (await (await sourceFor("program")).content.list("program")).map(({ id, title }) => ({
        id,
        title: title[language],
      })),
    projects: (language) => projectsOf(sourceFor, language),
  });

async function projectsOf(sourceFor: SourceFor, language: Language) {
  const { content, spentByProject, isSample } = await sourceFor("project");
  if (isSample) return [];
  const [projects, spent] = await Promise.all([content.list("project"), spentByProject()]);
  return projects.map(({ id, title, city, countryCode, programId, coordinates, budgetCents }) => ({
    id,
    title: title[language],
    place: `${city[language]}${commaOf(language)} ${countryNames[countryCode][language]}`,
    programId,
    ...coordinates,
    budgetCents,
    spentCents: spent.get(id) ?? noCents,
  }));
}

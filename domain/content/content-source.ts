import { sampleContent, type ContentBody, type ContentByKind, type ContentKind } from "./kinds/kinds.ts";
import { legibleContent } from "./legible-content.ts";
import type { Content, CountedFigures, LedgerFigures, ResultFigures } from "./ports.ts";
import { sampleFigures } from "./sample-figures.ts";

/** Source of a page's texts, with the matching spending and results. */
type ContentSource = Readonly<{
  content: Content;
  isSample: boolean;
  spentByProject: LedgerFigures["spentByProject"];
  raisedByCampaign: LedgerFigures["raisedByCampaign"];
  figuresByProject: ResultFigures["figuresByProject"];
  helpedByProgram: CountedFigures["helpedByProgram"];
}>;
export type SourceFor = (kind: ContentKind) => Promise<ContentSource>;

type Needs = {
  content: Content;
  figures: Pick<LedgerFigures, "spentByProject" | "raisedByCampaign">;
  counted: CountedFigures;
  results: ResultFigures;
  sampleResults: ResultFigures;
  sampleFallback: () => Promise<boolean>;
  today: () => string;
};

/** An empty kind shows its sample, including detail pages, until staff write the first record of that kind. */
export function sourceOrSample(needs: Needs): SourceFor {
  const { content, figures, counted, results, sampleResults, sampleFallback, today } = needs;
  const stored: ContentSource = {
    content,
    isSample: false,
    spentByProject: () => figures.spentByProject(),
    raisedByCampaign: () => figures.raisedByCampaign(),
    figuresByProject: (on) => results.figuresByProject(on),
    helpedByProgram: () => counted.helpedByProgram(),
  };
  return async (kind) => {
    if ((await content.hasAny(kind)) || !(await sampleFallback())) return stored;
    return sampleSource(today(), sampleResults);
  };
}

function sampleSource(today: string, sampleResults: ResultFigures): ContentSource {
  const sample = sampleContent(today);
  const content = legibleContent(contentOf(sample));
  return {
    content,
    isSample: true,
    figuresByProject: () => sampleResults.figuresByProject(),
    spentByProject: () => Promise.resolve(new Map(Object.entries(sampleFigures.spentCents))),
    raisedByCampaign: () => Promise.resolve(new Map(Object.entries(sampleFigures.raisedCents))),
    helpedByProgram: () => Promise.resolve(new Map(Object.entries(sampleFigures.helpedByProgram))),
  };
}

/** Content from memory, such as the sample. */
export const contentOf = (bodies: ContentByKind): Content => ({
  list: async (kind) => bodies[kind],
  find: async (kind, id) => bodies[kind].find((body) => body.id === id) ?? null,
  hasAny: async (kind) => bodies[kind].length > 0,
});

/** Every database has the foundation's record. */
export async function foundationIn(content: Content): Promise<ContentBody<"foundation">> {
  const found = await content.find("foundation", "foundation");
  if (found === null) throw new Error("The database does not hold the foundation's record");
  return found;
}

import { contentOf } from "./content-of.ts";
import type { ContentKind } from "./kinds/schemas.ts";
import { legibleContent } from "./legible-content.ts";
import type { Content, CountedFigures, LedgerFigures, ResultFigures } from "./ports.ts";
import { sampleContent } from "./kinds/samples.ts";
import { sampleFigures } from "./sample-figures.ts";

/** Where a page finds its words, and the spending and results that belong to them. */
type ContentSource = Readonly<{
  content: Content;
  isSample: boolean;
  spentByProject: LedgerFigures["spentByProject"];
  figuresByProject: ResultFigures["figuresByProject"];
  helpedByProgram: CountedFigures["helpedByProgram"];
}>;
export type SourceFor = (kind: ContentKind) => Promise<ContentSource>;

type Needs = {
  content: Content;
  figures: Pick<LedgerFigures, "spentByProject">;
  counted: CountedFigures;
  results: ResultFigures;
  sampleResults: ResultFigures;
  sampleFallback: () => Promise<boolean>;
  today: () => string;
};

/**
 * A list that is empty shows the sample instead, so the pages behind its cards must exist too. Kind by kind: as soon as staff
 * have written one record, the sample of that kind is gone.
 */
export function sourceOrSample(needs: Needs): SourceFor {
  const { content, figures, counted, results, sampleResults, sampleFallback, today } = needs;
  const stored: ContentSource = {
    content,
    isSample: false,
    spentByProject: () => figures.spentByProject(),
    figuresByProject: () => results.figuresByProject(),
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
    helpedByProgram: () => Promise.resolve(new Map(Object.entries(sampleFigures.helpedByProgram))),
  };
}

import type { ContentKind } from "./kinds/schemas.ts";
import { legibleContent } from "./legible-content.ts";
import type { Content, LedgerFigures } from "./ports.ts";
import { sampleContent } from "./kinds/samples.ts";
import { sampleFigures } from "./sample-figures.ts";

/** Where a page finds its words and the spending that belongs to them. */
type ContentSource = Readonly<{ content: Content; spentByProject: LedgerFigures["spentByProject"] }>;
export type SourceFor = (kind: ContentKind) => Promise<ContentSource>;

type Needs = {
  content: Content;
  figures: Pick<LedgerFigures, "spentByProject">;
  sampleFallback: () => Promise<boolean>;
  today: () => string;
};

/**
 * A list that is empty shows the sample instead, so the pages behind its cards must exist too. Kind by kind: as soon as staff
 * have written one record, the sample of that kind is gone.
 */
export function sourceOrSample({ content, figures, sampleFallback, today }: Needs): SourceFor {
  const stored: ContentSource = { content, spentByProject: () => figures.spentByProject() };
  return async (kind) => {
    if ((await content.list(kind)).length > 0 || !(await sampleFallback())) return stored;
    return sampleSource(today());
  };
}

function sampleSource(today: string): ContentSource {
  const sample = sampleContent(today);
  const content = legibleContent({
    list: (kind) => Promise.resolve(sample[kind]),
    find: (kind, id) => Promise.resolve(sample[kind].find((body) => "id" in body && body.id === id) ?? null),
  });
  return {
    content,
    spentByProject: () => Promise.resolve(new Map(Object.entries(sampleFigures.spentCents))),
  };
}

import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import type { SourceFor } from "../../content-source.ts";
import { readableLegalText } from "../foundation/foundation-facts.ts";
import type { Foundation } from "../foundation/schema.ts";
import { legalSlugs } from "./schema.ts";

export const legalTextAnswer = z.object({
  id: z.enum(legalSlugs),
  version: z.string(),
  effectiveOn: z.string(),
  title: z.string(),
  summary: z.string(),
  sections: z.array(
    z.object({
      id: z.string(),
      heading: z.string(),
      paragraphs: z.array(z.string()),
      items: z.array(z.string()),
    }),
  ),
});

export type LegalTextAnswer = z.infer<typeof legalTextAnswer>;

type Needs = {
  sourceFor: SourceFor;
  identity: () => Promise<Foundation>;
  /** Retention periods as text. */
  retentionFacts: (language: Language) => Promise<Readonly<Record<string, string>>>;
};

export const showLegalText =
  ({ sourceFor, identity, retentionFacts }: Needs) =>
  async (id: string, language: Language): Promise<LegalTextAnswer | null> => {
    const { content } = await sourceFor("legalText");
    const legalText = await content.find("legalText", id);
    if (!legalText) return null;
    return readableLegalText(legalText, await identity(), language, await retentionFacts(language));
  };

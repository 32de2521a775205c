import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { documentCategories, generatedDocuments } from "./schema.ts";
import type { ContentDocument } from "./schema.ts";

export const documentAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(documentCategories),
  year: z.nullable(z.int()),
  generated: z.enum(generatedDocuments),
  publishedOn: z.string(),
  version: z.int(),
  correction: z.nullable(z.string()),
  /** In bytes. */
  fileSize: z.int(),
  downloadCount: z.int(),
});

export type DocumentAnswer = z.infer<typeof documentAnswer>;

/** Facts about the file: size once made, and downloads. */
type Facts = Readonly<{ fileSize: number; downloadCount: number; language: Language }>;

export const publicDocument = (
  document: ContentDocument,
  { fileSize, downloadCount, language }: Facts,
): DocumentAnswer => ({
  id: document.id,
  title: document.title[language],
  description: document.description[language],
  category: document.category,
  year: document.year,
  generated: document.generated,
  publishedOn: document.publishedOn,
  version: document.version,
  correction: document.correction?.[language] ?? null,
  fileSize,
  downloadCount,
});

import * as z from "zod/mini";
import { day, slug, year } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { choice, number, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const documentCategories = ["REPORT", "AUDIT", "IMPACT", "GOVERNANCE"] as const;

/** PDFs that the program generates from the foundation's data. */
export const generatedDocuments = [
  "annual-report",
  "financial-audit",
  "impact-report",
  "governance",
] as const;

/** Size and downloads belong to the file and are stored elsewhere. The file of a finished year's report never changes. */
export const document = z.object({
  id: slug,
  title: localized,
  description: localized,
  category: z.enum(documentCategories),
  /** The reporting year; permanent documents, such as the articles, have none. */
  year: z.nullable(year),
  generated: z.enum(generatedDocuments),
  publishedOn: day,
  /** Raised to publish a corrected file beside the earlier ones. */
  // oxlint-disable-next-line no-underscore-dangle -- zod's name; stored documents may lack the field
  version: z._default(z.int().check(z.minimum(1)), 1),
  /** What the latest version corrects. */
  // oxlint-disable-next-line no-underscore-dangle -- as above
  correction: z._default(z.nullable(localized), null),
});

export type ContentDocument = z.infer<typeof document>;

export const documentForm: KindForm = {
  title: "title",
  pageOf: () => "/transparency",
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    choice("category", documentCategories),
    optional(number("year", 1900, 2200)),
    choice("generated", generatedDocuments),
    plain("publishedOn", "date"),
    number("version", 1, 99),
    optional(words("correction")),
  ],
};

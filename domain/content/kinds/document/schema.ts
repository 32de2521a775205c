import * as z from "zod/mini";
import { day, slug, year } from "../../fields.ts";
import { localized } from "../../localized.ts";

export const documentCategories = ["REPORT", "AUDIT", "IMPACT", "GOVERNANCE"] as const;

/** The papers that the program makes itself, as PDF, from the foundation's own data. */
export const generatedDocuments = [
  "annual-report",
  "financial-audit",
  "impact-report",
  "governance",
] as const;

/** Size and downloads are counted elsewhere: they belong to the file, not to what staff write about it. */
export const document = z.object({
  id: slug,
  title: localized,
  description: localized,
  category: z.enum(documentCategories),
  /** The year it reports on; papers that always hold, such as the articles, have none. */
  year: z.nullable(year),
  generated: z.enum(generatedDocuments),
  publishedOn: day,
});

export type ContentDocument = z.infer<typeof document>;

import * as z from "zod/mini";
import { day, plainText, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { list, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const legalSlugs = ["privacy", "cookies", "terms"] as const;

const legalSection = z.object({
  id: slug,
  heading: localized,
  paragraphs: z.array(localized),
  /** A list after the paragraphs. */
  items: z.array(localized),
});

export type LegalSection = z.infer<typeof legalSection>;

/** Consents reference the version: a changed text gets a new one. */
export const legalText = z.object({
  id: z.enum(legalSlugs),
  version: plainText,
  effectiveOn: day,
  title: localized,
  summary: localized,
  sections: z.array(legalSection).check(z.minLength(1, "missing")),
});

export type LegalText = z.infer<typeof legalText>;

export const legalTextForm: KindForm = {
  title: "title",
  pageOf: (id) => `/${id}`,
  fixed: true,
  fields: [
    words("title"),
    plain("version", "text"),
    plain("effectiveOn", "date"),
    prose("summary"),
    list(
      "sections",
      plain("id", "slug"),
      words("heading"),
      plain("paragraphs", "texts"),
      plain("items", "texts"),
    ),
  ],
};

import * as z from "zod/mini";
import { cover, sdgTags, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { choice, plain, prose, richText, words, type KindForm } from "../../editing/field-spec.ts";

const programIcons = [
  "school",
  "heart-handshake",
  "paw-print",
  "life-buoy",
  "book-open",
  "utensils",
  "house",
  "hand-heart",
  "stethoscope",
] as const;

export const programColors = ["blue", "purple", "green", "red"] as const;

export const program = z.object({
  id: slug,
  title: localized,
  description: localized,
  body: localized,
  icon: z.enum(programIcons),
  color: z.enum(programColors),
  sdgTags,
  cover,
  /** Zakat is for people only, so never for animal welfare. */
  zakatEligible: z.boolean(),
});

export type Program = z.infer<typeof program>;

export const programForm: KindForm = {
  title: "title",
  pageOf: (id) => `/programs/${id}`,
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    richText("body"),
    choice("icon", programIcons),
    choice("color", programColors),
    plain("sdgTags", "sdgs"),
    plain("zakatEligible", "flag"),
    plain("cover", "cover"),
  ],
};

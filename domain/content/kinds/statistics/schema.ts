import * as z from "zod/mini";
import { localized } from "../../localized.ts";
import { group, words, type KindForm } from "../../editing/field-spec.ts";

/** How each figure is counted. The numbers are in dated records, never in a text. */
const withSource = z.object({ source: localized });

/** Texts for the figures that no ledger can count. */
export const statistics = z.object({
  id: z.literal("statistics"),
  totalBeneficiaries: withSource,
  completedProjects: withSource,
  volunteerHours: withSource,
  countries: withSource,
  /** The rule of the rating, which is computed (`ratingOf`). */
  charityRating: withSource,
});

export type Statistics = z.infer<typeof statistics>;

const sourced = (name: string) => group(name, words("source"));

export const statisticsForm: KindForm = {
  title: null,
  pageOf: () => "/",
  fixed: true,
  fields: [
    sourced("totalBeneficiaries"),
    sourced("completedProjects"),
    sourced("volunteerHours"),
    sourced("countries"),
    sourced("charityRating"),
  ],
};

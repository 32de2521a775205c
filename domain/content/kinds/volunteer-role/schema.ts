import * as z from "zod/mini";
import { slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { choice, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const locationTypes = ["REMOTE", "ONSITE", "MIXED"] as const;

export const volunteerRole = z.object({
  id: slug,
  title: localized,
  description: localized,
  locationType: z.enum(locationTypes),
  location: localized,
  requirements: z.nullable(localized),
  /** A certificate of conduct is required to work alone with children or older people. */
  needsBackgroundCheck: z.boolean(),
});

export type VolunteerRole = z.infer<typeof volunteerRole>;

export const volunteerRoleForm: KindForm = {
  title: "title",
  pageOf: () => "/volunteer",
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    choice("locationType", locationTypes),
    words("location"),
    optional(prose("requirements")),
    plain("needsBackgroundCheck", "flag"),
  ],
};

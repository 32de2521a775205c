import * as z from "zod/mini";
import { slug } from "../../fields.ts";
import { localized } from "../../localized.ts";

export const locationTypes = ["REMOTE", "ONSITE", "MIXED"] as const;

export const volunteerRole = z.object({
  id: slug,
  title: localized,
  description: localized,
  locationType: z.enum(locationTypes),
  location: localized,
  requirements: z.nullable(localized),
  /** Whoever is alone with children or older people shows a certificate of conduct first. */
  needsBackgroundCheck: z.boolean(),
});

export type VolunteerRole = z.infer<typeof volunteerRole>;

import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { locationTypes } from "./schema.ts";
import type { VolunteerRole } from "./schema.ts";

export const roleAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  locationType: z.enum(locationTypes),
  location: z.string(),
  requirements: z.optional(z.string()),
  needsBackgroundCheck: z.boolean(),
});

export type RoleAnswer = z.infer<typeof roleAnswer>;

export const publicRole = (role: VolunteerRole, language: Language): RoleAnswer => ({
  id: role.id,
  title: role.title[language],
  description: role.description[language],
  locationType: role.locationType,
  location: role.location[language],
  ...(role.requirements && { requirements: role.requirements[language] }),
  needsBackgroundCheck: role.needsBackgroundCheck,
});

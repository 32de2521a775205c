import { publicRole, type RoleAnswer } from "#domain/content/kinds/volunteer-role/public.ts";
import { volunteerRoles } from "#domain/content/kinds/volunteer-role/sample.ts";
import type { Language } from "#domain/language.ts";

/** The four roles of the sample, as the API would answer them. A file of its own: hardly any visitor needs it. */
export const sampleRoles = (language: Language): RoleAnswer[] =>
  volunteerRoles.map((role) => publicRole(role, language));

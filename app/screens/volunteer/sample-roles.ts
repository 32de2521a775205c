import { publicRole, type RoleAnswer } from "#domain/content/public/volunteer-role.ts";
import { volunteerRoles } from "#domain/content/sample/volunteer-roles.ts";
import type { Language } from "#domain/language.ts";

/** The four roles of the sample, as the API would answer them. A file of its own: hardly any visitor needs it. */
export const sampleRoles = (language: Language): RoleAnswer[] =>
  volunteerRoles.map((role) => publicRole(role, language));

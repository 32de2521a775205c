import type { NewApplication } from "../new-application.ts";
import type { volunteerForm } from "./application-form.ts";

export type VolunteerApplication = NewApplication<typeof volunteerForm>;

/** Changed consent texts need a new version: see consent-texts.test.ts. */
export const consentTextVersion = "volunteer-3";

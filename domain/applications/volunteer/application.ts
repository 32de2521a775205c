import type { NewApplication } from "../new-application.ts";
import type { volunteerForm } from "./application-form.ts";

export type VolunteerApplication = NewApplication<typeof volunteerForm>;

/** Names the words of the three consents on the form. Other words are another version: see consent-texts.test.ts. */
export const consentTextVersion = "volunteer-2";

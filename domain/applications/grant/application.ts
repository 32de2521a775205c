import type { NewApplication } from "../new-application.ts";
import type { commonGrantForm } from "./application-form.ts";

/** Changed consent text needs a new version: see consent-text.test.ts. */
export const consentTextVersion = "grant-3";

export type GrantApplication = NewApplication<typeof commonGrantForm> &
  Readonly<{
    callId: string;
    /** By question, without empty ones. */
    answers: Readonly<Record<string, string>>;
    /** Deleted with the application. */
    draftToken: string | null;
  }>;

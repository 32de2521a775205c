import type { NewApplication } from "../new-application.ts";
import type { commonGrantForm } from "./application-form.ts";

/** Changed consent text needs a new version: see consent-text.test.ts. */
export const consentTextVersion = "grant-2";

export type GrantApplication = NewApplication<typeof commonGrantForm> &
  Readonly<{
    callId: string;
    /** By question; one that was left empty is not there. */
    answers: Readonly<Record<string, string>>;
    /** The draft it was written in, which ends with it. */
    draftToken: string | null;
  }>;

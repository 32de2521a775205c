import type { Cents } from "#domain/money/cents.ts";
import type { ApplicationKind } from "../application-kind.ts";
import type { ApplicationStatus } from "../application-status.ts";
import type { Language } from "#domain/language.ts";

export type StoredApplication = Readonly<{
  kind: ApplicationKind;
  status: ApplicationStatus;
  /** The id of the role or the call. */
  aboutId: string | null;
  organisation: string | null;
  requestedCents: Cents | null;
  wrote: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}>;
type Withdrawn = Readonly<{ kind: ApplicationKind; withdrawnAt: Date }>;

export type OwnApplications = {
  find(token: string): Promise<StoredApplication | Withdrawn | null>;
  /** Erases the application and all notes; only its link remains. `mayGo` gets the current status. Idempotent. */
  withdraw(
    token: string,
    mayGo: (status: ApplicationStatus) => boolean,
  ): Promise<"withdrawn" | "kept" | "unknown">;
};

export type TitleOf = (kind: ApplicationKind, aboutId: string, language: Language) => Promise<string | null>;

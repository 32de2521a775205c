import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { GrantApplicationAnswer, Named, VolunteerApplicationAnswer } from "./answers.ts";
import type { ApplicationAnswer } from "./application-answer.ts";
import type { ApplicationKind } from "../application-kind.ts";
import type { CheckRecord } from "./record-check.ts";
import type { StoredReview } from "./review.ts";

export type WaitingApplications = Readonly<
  Record<ApplicationKind, () => Promise<{ count: number; oldestSince: Date | null }>>
>;

export type NewestApplications = {
  volunteer: (most: number) => Promise<VolunteerApplicationAnswer[]>;
  grant: (most: number) => Promise<GrantApplicationAnswer[]>;
};

/** By kind, in the reader's language. */
export type ApplicationSubjects = {
  all: (kind: ApplicationKind, language: Language) => Promise<Named[]>;
  /** Null: the role or call no longer exists. */
  name: (kind: ApplicationKind, id: string, language: Language) => Promise<string | null>;
  /** By the id of the question. */
  criteria: (callId: string, language: Language) => Promise<string[]>;
  needsCheck: (roleId: string) => Promise<boolean>;
  questions: (kind: ApplicationKind, id: string, language: Language) => Promise<ReadonlyMap<string, string>>;
};

export type Staff = { all: () => Promise<Named[]> };

export type StoredApplication = Omit<
  ApplicationAnswer,
  "about" | "nextStatuses" | "staff" | "texts" | "check" | "review"
> & {
  aboutId: string;
  contactName: string;
  requestedCents: Cents | null;
  check: CheckRecord | null;
  review: StoredReview | null;
  texts: { field: string | null; questionId: string | null; text: string }[];
};
export type ApplicationRecords = {
  find: (kind: ApplicationKind, id: string) => Promise<StoredApplication | null>;
};

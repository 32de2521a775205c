import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { GrantApplicationAnswer, Named, VolunteerApplicationAnswer } from "./answers.ts";
import type { ApplicationAnswer } from "./application-answer.ts";
import type { ApplicationKind } from "../application-kind.ts";
import type { ApplicationStatus } from "../application-status.ts";
import type { CheckRecord } from "./record-check.ts";
import type { StoredReview } from "./review.ts";
import type { ListSort } from "./list-sort.ts";

export type ApplicationFilter = {
  statuses: readonly ApplicationStatus[];
  /** Part of a name, an organisation or an address; empty for everyone. */
  search: string;
  /** The role, the call or the country. */
  aboutId: string | null;
  /** A member of staff; "nobody" for those that nobody has taken. */
  assigneeId: string | null;
  /** Came in before this moment. */
  before: Date | null;
};

/** A row as it is stored: what it is about has no name yet, because names are content. */
export type ListedRow = {
  id: string;
  who: string;
  email: string;
  aboutId: string;
  createdAt: Date;
  status: ApplicationStatus;
  assignee: Named | null;
};
export type Window = { most: number; skip: number };

export type Listed = {
  count: (filter: ApplicationFilter) => Promise<number>;
  list: (filter: ApplicationFilter, sort: ListSort, window: Window) => Promise<ListedRow[]>;
  waiting: () => Promise<Waiting>;
};
type Waiting = { count: number; oldestSince: Date | null };
export type Applications = Readonly<Record<ApplicationKind, Listed>>;

/** The plain lists of the specification. */
export type NewestApplications = {
  volunteer: (most: number) => Promise<VolunteerApplicationAnswer[]>;
  grant: (most: number) => Promise<GrantApplicationAnswer[]>;
};

/** What applications can be about, by kind, in the reader's language. */
export type ApplicationSubjects = {
  all: (kind: ApplicationKind, language: Language) => Promise<Named[]>;
  /** Null for a role or a call that is no longer there. */
  name: (kind: ApplicationKind, id: string, language: Language) => Promise<string | null>;
  /** What a call for grants asks, by the id of the question. */
  criteria: (callId: string, language: Language) => Promise<string[]>;
  needsCheck: (roleId: string) => Promise<boolean>;
  questions: (kind: ApplicationKind, id: string, language: Language) => Promise<ReadonlyMap<string, string>>;
};

export type Staff = { all: () => Promise<Named[]> };

/** An application as it is stored. */
export type StoredApplication = Omit<
  ApplicationAnswer,
  "about" | "nextStatuses" | "staff" | "texts" | "check" | "review"
> & {
  aboutId: string;
  /** Who is addressed. */
  contactName: string;
  requestedCents: Cents | null;
  check: CheckRecord | null;
  review: StoredReview | null;
  texts: { field: string | null; questionId: string | null; text: string }[];
};
export type ApplicationRecords = {
  find: (kind: ApplicationKind, id: string) => Promise<StoredApplication | null>;
};

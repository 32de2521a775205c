import type { Cents } from "#domain/money/cents.ts";
import type { BackgroundCheck } from "../volunteer/background-check.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import type { ApplicationKind } from "../application-kind.ts";
import type { ApplicationStatus } from "../application-status.ts";
import type { AskedScore } from "./review.ts";

/** What a change needs to know of an application, read under a lock that holds until the change is stored. */
export type LockedApplication = Readonly<{
  kind: ApplicationKind;
  id: string;
  version: number;
  status: ApplicationStatus;
  language: Language;
  /** Who is addressed: the person, or the contact of the organisation. */
  name: string;
  email: string;
  aboutId: string;
  assigneeId: string | null;
  /** How far a volunteer's background check is; null for the other kinds. */
  backgroundCheck: BackgroundCheck | null;
  decidedAt: Date | null;
  /** A volunteer's last day. */
  stoppedOn: string | null;
  /** How many reviewers have scored a grant application. */
  scores: number;
  requestedCents: Cents | null;
}>;

/** What a grant's decision is made of besides its status. */
export type Award = Readonly<{ cents: Cents; motivation: string }>;

/** What the letter about a move is written from. */
export type LetterFacts = Readonly<{
  kind: ApplicationKind;
  id: string;
  version: number;
  to: ApplicationStatus;
  name: string;
  email: string;
  language: Language;
  /** The role or the call, as the applicant knows it. */
  about: string;
  /** What staff add in their own words; empty for nothing. */
  line: string;
  awardedCents: Cents | null;
}>;

export type StoredMove = Readonly<{
  to: ApplicationStatus;
  reason: string | null;
  award: Award | null;
  at: Date;
}>;

export type CheckFacts = Readonly<{ issuedOn: string | null; renewBy: string | null; today: string }>;

/** A change, its place in the history, its letter and its line in the audit log: stored together or not at all. */
export type ApplicationChanges = {
  application: LockedApplication | null;
  /** Who moved it from this version, and where to: the same move again is one whose answer was lost on the way. */
  moveFrom: (version: number) => Promise<{ to: ApplicationStatus; actorId: string } | null>;
  move: (move: StoredMove, letter: LetterFacts) => Promise<void>;
  assign: (assigneeId: string | null) => Promise<void>;
  setCheck: (to: BackgroundCheck, facts: CheckFacts) => Promise<void>;
  setStopped: (stoppedOn: string | null) => Promise<void>;
  /** By the one who holds it. */
  addScore: (score: AskedScore) => Promise<"added" | "already_scored">;
};

export type ApplicationKey = Readonly<{ kind: ApplicationKind; id: string }>;

/** Holds one application while the work lasts: of two who change it, the second sees what the first has done. */
export type WithLockedApplication = <Result>(
  key: ApplicationKey,
  by: Caller,
  work: (changes: ApplicationChanges) => Promise<Result>,
) => Promise<Result>;

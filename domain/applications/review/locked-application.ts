import type { Cents } from "#domain/money/cents.ts";
import type { BackgroundCheck } from "../volunteer/background-check.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Language } from "#domain/language.ts";
import type { ApplicationKind } from "../application-kind.ts";
import type { ApplicationStatus } from "../application-status.ts";
import type { AskedScore } from "./review.ts";

/** Read under a lock that is held until the change is stored. */
export type LockedApplication = Readonly<{
  kind: ApplicationKind;
  id: string;
  version: number;
  status: ApplicationStatus;
  language: Language;
  /** The person, or the organisation's contact. */
  name: string;
  email: string;
  aboutId: string;
  assigneeId: string | null;
  /** How far a volunteer's background check is; null for the other kinds. */
  backgroundCheck: BackgroundCheck | null;
  decidedAt: Date | null;
  stoppedOn: string | null;
  scores: number;
  requestedCents: Cents | null;
}>;

export type Award = Readonly<{ cents: Cents; motivation: string }>;

export type LetterFacts = Readonly<{
  kind: ApplicationKind;
  id: string;
  version: number;
  to: ApplicationStatus;
  name: string;
  email: string;
  language: Language;
  /** The role or the call. */
  about: string;
  /** Added by staff; may be empty. */
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

/** The change, its history, email and audit entry are stored atomically. */
export type ApplicationChanges = {
  application: LockedApplication | null;
  /** Who moved it from this version, and where to: recognises a repeated request. */
  moveFrom: (version: number) => Promise<{ to: ApplicationStatus; actorId: string } | null>;
  move: (move: StoredMove, letter: LetterFacts) => Promise<void>;
  assign: (assigneeId: string | null) => Promise<void>;
  setCheck: (to: BackgroundCheck, facts: CheckFacts) => Promise<void>;
  setStopped: (stoppedOn: string | null) => Promise<void>;
  /** By the current user. */
  addScore: (score: AskedScore) => Promise<"added" | "already_scored">;
};

export type ApplicationKey = Readonly<{ kind: ApplicationKind; id: string }>;

/** Locks one application: the second of two changes sees the first. */
export type WithLockedApplication = <Result>(
  key: ApplicationKey,
  by: Caller,
  work: (changes: ApplicationChanges) => Promise<Result>,
) => Promise<Result>;

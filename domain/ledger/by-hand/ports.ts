import type { EntryStep } from "#domain/approvals/decision.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BookedDocument } from "#domain/document-type.ts";
import type { Cause, Entry } from "../entry.ts";
import type { BookEntry, OpenItem, OwnAccount } from "./answers.ts";
import type { OpenSum } from "./book-by-hand.ts";
import type { TypedEntry } from "./typed-entry.ts";

export type ReverseRefusal = "not_by_hand" | "is_paid" | "is_released";

export type HandEntries = {
  /** Entry, document and audit line in one transaction; the same id again changes nothing. */
  enter: (
    typed: TypedEntry,
    booked: Entry,
    document: BookedDocument,
    entering: Readonly<{ step: EntryStep; by: Actor; requestId: string }>,
  ) => Promise<
    | Readonly<{ number: number }>
    | "waits"
    | "zakat_too_much"
    | "nothing_to_pay"
    | "pays_too_much"
    | "decided_already"
    | "unknown_account"
  >;
  /** The open amount of an entry; null: none, or unknown entry. */
  openSum: (id: string) => Promise<OpenSum | null>;
  openItems: () => Promise<OpenItem[]>;
  ownAccounts: () => Promise<OwnAccount[]>;
  /** The caller resolves purpose names. Null: unknown entry. */
  show: (number: number) => Promise<StoredBookEntry | null>;
  document: (number: number) => Promise<(BookedDocument & Readonly<{ bookedOn: string }>) | null>;
  /** Null: unknown entry, or not entered by a person. */
  causeOf: (number: number) => Promise<Cause | null>;
  /** Reverses once, however often it is called. */
  reverse: (
    cause: Cause,
    reason: string,
    by: Actor,
    requestId: string,
  ) => Promise<"reversed" | ReverseRefusal>;
  /** Releases due accruals. */
  release: (today: string) => Promise<number>;
};

type StoredLine = Omit<BookEntry["lines"][number], "purpose"> &
  Readonly<{
    purposeId: number | null;
    campaignId: string | null;
    programId: string | null;
    projectId: string | null;
  }>;
/** Names are stored with the purposes; the books have ids. */
export type StoredBookEntry = Omit<BookEntry, "lines"> & Readonly<{ lines: StoredLine[] }>;

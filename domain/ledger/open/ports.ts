import type { Caller } from "#domain/audit/audit-entry.ts";
import type { BookedDocument } from "#domain/document-type.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { GiftsOfDay } from "../gift-trails.ts";
import type { Arrival, Payers } from "./payers.ts";
import type { PublicExpense, ShownDocument } from "./public-expense.ts";

export type OpenExpense = Readonly<{
  number: number;
  day: string;
  description: string;
  describedBy: PublicExpense["describedBy"];
  reversedOn: string | null;
  lines: readonly Readonly<{
    category: SpendingCategory;
    purposeId: number | null;
    projectId: string | null;
    programId: string | null;
    cents: Cents;
  }>[];
}>;

type Purposed = Pick<GiftsOfDay, "purposeId" | "campaignId" | "programId" | "projectId" | "fund">;

/** What anybody may read of costs. Costs of a single gift are that gift's own, and not among them. */
export type OpenExpenses = {
  find: (number: number) => Promise<OpenExpense | null>;
  /** The latest first; `older` is where the next page begins. */
  list: (
    asked: Readonly<{ projectId: string | null; before: string | null }>,
  ) => Promise<Readonly<{ rows: OpenExpense[]; older: string | null }>>;
  documents: (numbers: readonly number[]) => Promise<ReadonlyMap<number, ShownDocument>>;
  /** What gifts brought in on these days, by what they were for, and how many people gave them. */
  countedOn: (days: readonly string[]) => Promise<(Purposed & Payers)[]>;
  /** What came in on a day, in the order in which it was booked. */
  arrivalsOn: (day: string) => Promise<(Purposed & Arrival)[]>;
  copy: (number: number) => Promise<BookedDocument | null>;
};

/** The original of an entry, and how it stands with its copy. */
export type Original = Readonly<{
  bytes: Uint8Array | null;
  sha256: string | null;
  isCost: boolean;
  /** About wages, which would say what one person earns. */
  isPersonnel: boolean;
  copy: Readonly<{ sha256: string; enteredOn: string; enteredBy: string | null }> | null;
}>;

export type PublicCopies = {
  original: (number: number) => Promise<Original | null>;
  /** Without a document the copy goes. The same id again changes nothing. */
  add: (
    copy: Readonly<{ id: string; number: number; document: BookedDocument | null; reason: string | null }>,
    by: Caller,
  ) => Promise<void>;
};

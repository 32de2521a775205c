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

/** Public cost data. Provider fees of a single donation are not included. */
export type OpenExpenses = {
  find: (number: number) => Promise<OpenExpense | null>;
  /** Latest first; `older` is the cursor of the next page. */
  list: (
    asked: Readonly<{ projectId: string | null; before: string | null }>,
  ) => Promise<Readonly<{ rows: OpenExpense[]; older: string | null }>>;
  documents: (numbers: readonly number[]) => Promise<ReadonlyMap<number, ShownDocument>>;
  /** Donations on these days by purpose, with the number of donors. */
  countedOn: (days: readonly string[]) => Promise<(Purposed & Payers)[]>;
  /** Donations of a day in booking order. */
  arrivalsOn: (day: string) => Promise<(Purposed & Arrival)[]>;
  copy: (number: number) => Promise<BookedDocument | null>;
};

/** The original document of an entry, and its public copy. */
export type Original = Readonly<{
  bytes: Uint8Array | null;
  sha256: string | null;
  isCost: boolean;
  /** About wages, which would reveal a person's pay. */
  isPersonnel: boolean;
  copy: Readonly<{ sha256: string; enteredOn: string; enteredBy: string | null }> | null;
}>;

export type PublicCopies = {
  original: (number: number) => Promise<Original | null>;
  /** Without a document the copy is removed. The same id again changes nothing. */
  add: (
    copy: Readonly<{ id: string; number: number; document: BookedDocument | null; reason: string | null }>,
    by: Caller,
  ) => Promise<void>;
};

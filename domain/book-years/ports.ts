import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BookYearEvent, ChecklistItem } from "./book-year.ts";

export type StoredYear = Readonly<{
  year: number;
  isClosed: boolean;
  /** The account that requested reopening, while it waits. */
  reopeningAskedBy: string | null;
  events: readonly BookYearEvent[];
}>;

export type Closing = Readonly<{
  year: number;
  adoptedOn: string;
  adoptedBy: string;
  /** Why it was closed despite open items. */
  remark: string | null;
}>;

export type BookYears = {
  /** Every year with an entry, latest first. */
  list: () => Promise<StoredYear[]>;
  openPoints: (year: number) => Promise<Readonly<Record<ChecklistItem, number>>>;
  /** Closes the year and stores its accounts while nothing is being booked. `busy`: bookings continued. */
  close: (closing: Closing, by: Actor, requestId: string) => Promise<"closed" | "not_possible" | "busy">;
  askReopening: (year: number, reason: string, by: Actor, requestId: string) => Promise<boolean>;
  /** False: nobody requested it, or the same person did. */
  reopen: (year: number, by: Actor, requestId: string) => Promise<boolean>;
};

import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BookYearEvent, ChecklistItem } from "./book-year.ts";

export type StoredYear = Readonly<{
  year: number;
  isClosed: boolean;
  /** The account that asked for it to be opened again, as long as nobody has done so. */
  reopeningAskedBy: string | null;
  events: readonly BookYearEvent[];
}>;

export type Closing = Readonly<{
  year: number;
  adoptedOn: string;
  adoptedBy: string;
  /** Why it was closed although something was open. */
  remark: string | null;
}>;

export type BookYears = {
  /** Every year that has an entry, the latest first. */
  list: () => Promise<StoredYear[]>;
  openPoints: (year: number) => Promise<Readonly<Record<ChecklistItem, number>>>;
  /** Closes it and keeps its accounts in one step, while nothing is being booked. `busy`: somebody kept booking. */
  close: (closing: Closing, by: Actor, requestId: string) => Promise<"closed" | "not_possible" | "busy">;
  askReopening: (year: number, reason: string, by: Actor, requestId: string) => Promise<boolean>;
  /** False: nobody asked, or the same person did. */
  reopen: (year: number, by: Actor, requestId: string) => Promise<boolean>;
};

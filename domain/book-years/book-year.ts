import * as z from "zod/mini";

const bookYearEventKinds = ["closed", "reopening_asked", "reopened"] as const;

const bookYearEvent = z.object({
  kind: z.enum(bookYearEventKinds),
  at: z.string(),
  /** Null when the account is gone. */
  by: z.nullable(z.string()),
  adoptedOn: z.nullable(z.iso.date()),
  adoptedBy: z.nullable(z.string()),
  remark: z.nullable(z.string()),
});

/** A year of the books and its decisions, oldest first. */
export const bookYear = z.object({
  year: z.int(),
  isClosed: z.boolean(),
  /** The year has ended and can be closed. */
  isOver: z.boolean(),
  /** The request to reopen it that waits for a second administrator, if any. */
  reopeningAsked: z.nullable(z.object({ byYou: z.boolean() })),
  events: z.array(bookYearEvent),
});
export type BookYear = z.infer<typeof bookYear>;
export type BookYearEvent = z.infer<typeof bookYearEvent>;

/** What a treasurer checks before the board adopts the accounts. */
const checklistItems = [
  "bank",
  "providers",
  "transit",
  "transfers",
  "expected",
  "suspense",
  "documents",
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** `open` is zero if nothing is left to do. */
export const checklist = z.array(z.object({ item: z.enum(checklistItems), open: z.int(), href: z.string() }));
export type Checklist = z.infer<typeof checklist>;

export const isReady = (points: Checklist): boolean => points.every(({ open }) => open === 0);

/** With the page where each item is resolved. */
export const checklistOf = (open: Readonly<Record<ChecklistItem, number>>, year: number): Checklist =>
  checklistItems.map((item) => ({ item, open: open[item], href: placeOf[item](year) }));

const placeOf: Readonly<Record<ChecklistItem, (year: number) => string>> = {
  bank: (year) => `/admin/books/cards?account=bank&year=${year}`,
  providers: () => "/admin/payments",
  transit: () => "/admin/books/reconciliation",
  transfers: (year) => `/admin/books/cards?account=own-transfers&year=${year}`,
  expected: (year) => `/admin/books/cards?account=transfers-expected&year=${year}`,
  suspense: (year) => `/admin/books/cards?account=bank-suspense&year=${year}`,
  documents: (year) => `/admin/expenses?year=${year}`,
};

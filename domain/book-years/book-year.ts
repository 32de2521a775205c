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

/** A year of the books and all that was decided about it, the oldest first. */
export const bookYear = z.object({
  year: z.int(),
  isClosed: z.boolean(),
  /** The year itself has ended, so that it can be closed. */
  isOver: z.boolean(),
  /** Who wants it opened again and waits for a second administrator; null: nobody. */
  reopeningAsked: z.nullable(z.object({ byYou: z.boolean() })),
  events: z.array(bookYearEvent),
});
export type BookYear = z.infer<typeof bookYear>;
export type BookYearEvent = z.infer<typeof bookYearEvent>;

/** What a treasurer looks at before the board adopts the accounts. */
const checklistItems = ["bank", "providers", "transit", "transfers", "suspense", "documents"] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** `open` of zero: nothing is left to do. */
export const checklist = z.array(z.object({ item: z.enum(checklistItems), open: z.int(), href: z.string() }));
export type Checklist = z.infer<typeof checklist>;

export const isReady = (points: Checklist): boolean => points.every(({ open }) => open === 0);

/** Where each point is put right. */
export const checklistOf = (open: Readonly<Record<ChecklistItem, number>>, year: number): Checklist =>
  checklistItems.map((item) => ({ item, open: open[item], href: placeOf[item](year) }));

const placeOf: Readonly<Record<ChecklistItem, (year: number) => string>> = {
  bank: (year) => `/admin/books/cards?account=bank&year=${year}`,
  providers: () => "/admin/payments",
  transit: () => "/admin/books/reconciliation",
  transfers: (year) => `/admin/books/cards?account=own-transfers&year=${year}`,
  suspense: (year) => `/admin/books/cards?account=bank-suspense&year=${year}`,
  documents: (year) => `/admin/expenses?year=${year}`,
};

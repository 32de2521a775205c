import { addressOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";

export type BooksView = {
  year: string | null;
  from: string | null;
  to: string | null;
  /** The day of a balance sheet. */
  on: string | null;
  account: string | null;
  after: string | null;
};

export const firstAccount = "bank";
/** Our own accounts, including additional bank accounts. */
export const entryChoicesKey = "/api/admin/books/entries/choices";
export const yearsKey = "/api/admin/books/years";

/** Reads the view from the address. Invalid values are ignored. */
export function readBooksView(search = ""): BooksView {
  const asked = new URLSearchParams(search);
  const day = (name: string) => matching(asked.get(name), /^\d{4}-\d{2}-\d{2}$/);
  return {
    year: matching(asked.get("year"), /^[12]\d{3}$/),
    from: day("from"),
    to: day("to"),
    on: day("on"),
    account: matching(asked.get("account"), /^[a-z0-9-]{1,40}$/),
    after: matching(asked.get("after"), /^[\d~-]{1,60}$/),
  };
}

export const booksSearch = (view: Partial<BooksView>): string => addressOf({ ...view });

const period = ({ year, from, to }: BooksView) => ({ year, from, to });

export const trialBalanceKey = (view: BooksView) =>
  key("/api/admin/books/trial-balance", {}, addressOf(period(view)));
export const balanceSheetKey = ({ on }: BooksView) =>
  key("/api/admin/books/balance-sheet", {}, addressOf({ on }));
export const journalKey = (view: BooksView) =>
  key("/api/admin/books/journal", {}, addressOf({ ...period(view), after: view.after }));
export const cardKey = (view: BooksView) =>
  key(
    "/api/admin/books/cards/:account",
    { account: view.account ?? firstAccount },
    addressOf({ ...period(view), after: view.after }),
  );
export const checklistKey = (year: number) =>
  key("/api/admin/books/years/:year/checklist", { year: String(year) });

/** The journal, starting at this entry. */
export const entryAddress = ({ bookedOn, entryId }: { bookedOn: string; entryId: number }): string =>
  `/admin/books/journal${addressOf({ from: bookedOn, to: bookedOn, after: `${bookedOn}~${entryId - 1}` })}`;

export const cardAddress = (account: string, { from, to }: { from: string; to: string }): string =>
  `/admin/books/cards${addressOf({ account, from, to })}`;

const matching = (text: string | null, shape: RegExp): string | null =>
  text !== null && shape.test(text) ? text : null;

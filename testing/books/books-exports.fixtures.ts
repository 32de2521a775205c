import type pg from "pg";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { csvLines, type Cell } from "#domain/csv.ts";
import { accounts } from "#domain/ledger/accounts.ts";
import { composeAnnual } from "#server/compose/ledger/annual.ts";
import { composeBooks } from "#server/compose/ledger/books.ts";
import { bookFile } from "#server/exports/book-file.ts";

type Books = ReturnType<typeof booksOf>;
export const booksOf = (pool: pg.Pool) => ({
  ...composeBooks(pool, () => Promise.resolve(foundation)),
  annual: composeAnnual(pool),
});

export const exportedCards = accounts.map(({ id }) => id);

/** All that a treasurer can take along of a year, as text. */
export async function exportsOf(books: Books, year: number) {
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const { annual } = books;
  const textOf = async (file: string, account = "") => {
    const made = await bookFile(
      { books, annual },
      { ...period, file, account, on: period.to, language: "en" },
    );
    if (!made) throw new Error(`No file ${file}`);
    return made.file.format === "xaf" ? decoded(made.file.pieces) : csvLines(await rowsOf(made.file.rows));
  };
  const cards: Record<string, string> = {};
  for (const account of exportedCards) cards[account] = await textOf("card.csv", account);
  return {
    journal: await textOf("journal.csv"),
    trialBalance: await textOf("trial-balance.csv"),
    balanceSheet: await textOf("balance-sheet.csv"),
    auditFile: await textOf("auditfile.xaf"),
    annualAccounts: await textOf("annual-accounts.csv"),
    costAllocation: await textOf("cost-allocation.csv"),
    /** As the page shows them; whether they are adopted is told elsewhere. */
    annual: { ...(await annual.accounts(year, "en")), adoptedOn: null },
    cards,
  };
}

type Rows = readonly (readonly Cell[])[];

async function rowsOf(rows: AsyncIterable<Rows> | Rows): Promise<Rows> {
  if (!(Symbol.asyncIterator in rows)) return rows;
  const all: (readonly Cell[])[] = [];
  for await (const batch of rows) all.push(...batch);
  return all;
}

async function decoded(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text;
}

import type pg from "pg";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { accounts } from "#domain/ledger/accounts.ts";
import type { Cell, Rows } from "#domain/spreadsheet/sheet.ts";
import { csvLines } from "#domain/spreadsheet/write-csv.ts";
import { composeAnnual } from "#server/compose/ledger/annual.ts";
import { composeBooks } from "#server/compose/ledger/books.ts";
import { bookFile } from "#server/exports/book-file.ts";
import { batchesOf, type Source } from "#server/exports/open-export.ts";

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
    return "pieces" in made.file ? decoded(made.file.pieces) : csvLines(await rowsOf(made.file.rows));
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

async function rowsOf(source: Source): Promise<Rows> {
  const all: (readonly Cell[])[] = [];
  for await (const batch of batchesOf(source, async () => {})) all.push(...batch);
  return all;
}

async function decoded(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text;
}

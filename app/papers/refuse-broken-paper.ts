import { minTermYears } from "#domain/periodic/agreement.ts";
import type { Paper } from "./paper.ts";
import { balanceTotal, sumsOf, type Books } from "./public/books.ts";

/** What must not be printed: books that do not add up, or an invalid deed. */
export function refuseBrokenPaper(paper: Paper): void {
  if (paper.kind === "annual-report" || paper.kind === "financial-audit") refuseBrokenBooks(paper.books);
  if (paper.kind !== "periodic-agreement") return;
  const { term, transactionNumber } = paper.agreement;
  if (term.type === "years" && term.years < minTermYears) {
    throw new Error(
      `Agreement ${transactionNumber} lasts ${term.years} years, the law asks for ${minTermYears}`,
    );
  }
}

function refuseBrokenBooks({ accounts, balance, before }: Books): void {
  for (const year of [{ accounts, balance }, before]) {
    if (!year) continue;
    sumsOf(year.accounts);
    if (year.balance) balanceTotal(year.balance);
  }
}

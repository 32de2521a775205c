import type { Language } from "#domain/language.ts";
import { isInChart } from "#domain/ledger/accounts.ts";
import { earlierResults, resultOfYear } from "#domain/ledger/books/account-sums.ts";
import { isCauseKind } from "#domain/ledger/entry.ts";
import { translate } from "../translate.ts";

/** An account by its name; one that staff added is named by its number. */
export function accountName(language: Language, id: string): string {
  if (isInChart(id) || id === earlierResults.id || id === resultOfYear.id)
    return translate(language, `ledger-accounts.${id}`);
  const [, number] = /^bank-(\d+)$/.exec(id) ?? [];
  return number ? translate(language, "ledger-accounts.bank-further", { number }) : id;
}

/** What an entry was booked for; a kind that is newer than this program stands as it is written. */
export const kindName = (language: Language, kind: string): string =>
  isCauseKind(kind) ? translate(language, `books.kind.${kind}`) : kind;

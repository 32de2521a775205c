import { isInChart } from "#domain/ledger/accounts.ts";
import { earlierResults, resultOfYear } from "#domain/ledger/books/account-sums.ts";
import { isPayingProvider, isRealProvider, providerFacts } from "#domain/money/providers.ts";
import type { Language } from "#domain/language.ts";
import type { AddedAccount } from "#domain/ledger/chart/chart-account.ts";
import type { MessageId } from "../messages/ids.ts";

type Text = (id: MessageId, values?: Record<string, string>) => string;

/** The name of an account. A bank account that staff added is named by its number, one of a newer version by its id. */
export function accountNameFor(
  text: Text,
  id: string,
  language: Language,
  added: readonly Pick<AddedAccount, "id" | "title">[],
): string {
  const own = added.find((account) => account.id === id);
  if (own) return own.title[language];
  const [, place, name = ""] = /^(provider|in-transit)-(\w+)$/.exec(id) ?? [];
  if ((place === "provider" || place === "in-transit") && isPayingProvider(name)) {
    const provider = isRealProvider(name) ? providerFacts[name].name : text("ledger-accounts.sandbox");
    return text(`ledger-accounts.${place}`, { provider });
  }
  if (isNamedInCatalog(id)) return text(`ledger-accounts.${id}`);
  const [, number] = /^bank-(\d+)$/.exec(id) ?? [];
  return number ? text("ledger-accounts.bank-further", { number }) : id;
}

type AccountMessage = Extract<MessageId, `ledger-accounts.${string}`>;
type NamedInCatalog = AccountMessage extends `ledger-accounts.${infer Id}` ? Id : never;

const isNamedInCatalog = (id: string): id is Exclude<NamedInCatalog, "provider" | "in-transit"> =>
  isInChart(id) || id === earlierResults.id || id === resultOfYear.id;

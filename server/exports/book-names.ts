import { accountNameFor } from "#app/i18n/account-name.ts";
import type { Language } from "#domain/language.ts";
import type { AddedAccount } from "#domain/ledger/chart/chart-account.ts";
import { isCauseKind } from "#domain/ledger/entry.ts";
import { translate } from "../translate.ts";

export const accountName = (language: Language, id: string, added: readonly AddedAccount[]): string =>
  accountNameFor((message, values) => translate(language, message, values), id, language, added);

/** An unknown kind, from a newer version, is shown as stored. */
export const kindName = (language: Language, kind: string): string =>
  isCauseKind(kind) ? translate(language, `books.kind.${kind}`) : kind;

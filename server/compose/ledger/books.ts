import type pg from "pg";
import { accountSums, bookLines } from "#adapters/postgres/ledger/books/book-lines.ts";
import { cardLines, journalOf } from "#adapters/postgres/ledger/books/journal-pages.ts";
import { storedChart } from "#adapters/postgres/ledger/chart/stored-chart.ts";
import { readAuditFile } from "#adapters/postgres/ledger/books/read-audit-file.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Language } from "#domain/language.ts";
import { accountOf } from "#domain/ledger/accounts.ts";
import { closingOf, openingOf } from "#domain/ledger/books/account-sums.ts";
import { balanceSheetOf } from "#domain/ledger/books/balance-sheet.ts";
import { compareSheets, endOfLastYear } from "#domain/ledger/books/compared-sheet.ts";
import type { LedgerCard } from "#domain/ledger/books/journal.ts";
import type { Period } from "#domain/ledger/books/period.ts";
import { trialBalanceOf } from "#domain/ledger/books/trial-balance.ts";
import { addAccount } from "#domain/ledger/chart/add-account.ts";
import { noCents } from "#domain/money/cents.ts";
import { programVersion } from "../../environment/program-version.ts";
import { auditJournals } from "../../exports/audit-journals.ts";
import { accountName, kindName } from "../../exports/book-names.ts";
import { today } from "../../timing/clock.ts";

const software = { name: "Open Hand", version: programVersion };
/** The file is read by Dutch accountants and the Dutch tax office. */
const auditLanguage: Language = "nl";

export function composeBooks(pool: pg.Pool, identity: () => Promise<Foundation>) {
  const nothing = {
    beforeYearCents: noCents,
    beforeCents: noCents,
    debitCents: noCents,
    creditCents: noCents,
  };
  const chart = storedChart(pool);
  const accountNames = async (language: Language) => {
    const added = await chart.list();
    return (id: string) => accountName(language, id, added);
  };
  return {
    chart: { ...chart, add: addAccount(chart) },
    accountNames,

    journal: (asked: Period & { after: string | null }) => journalOf(pool, asked),

    trialBalance: async ({ from, to }: Period) => trialBalanceOf(await accountSums(pool, from, to), from, to),

    balanceSheet: async (on: string) => {
      const sheetOf = async (day: string) =>
        balanceSheetOf(await accountSums(pool, `${day.slice(0, 4)}-01-01`, day), day);
      return compareSheets(await sheetOf(on), await sheetOf(endOfLastYear(on)));
    },

    card: async (id: string, asked: Period & { after: string | null }): Promise<LedgerCard | null> => {
      const account = accountOf(id);
      if (!account) return null;
      const all = await accountSums(pool, asked.from, asked.to);
      const sums = all.find((each) => each.account === id) ?? { account: id, ...nothing };
      const openingCents = openingOf(sums);
      return {
        account: id,
        number: account.number,
        openingCents,
        debitCents: sums.debitCents,
        creditCents: sums.creditCents,
        closingCents: closingOf(sums),
        ...(await cardLines(pool, id, asked, openingCents)),
      };
    },

    /** Streams the lines of a period, or of one account, as sheet rows. */
    lines: async function* (asked: Period & { account: string | null }, language: Language) {
      const account = await accountNames(language);
      yield* bookLines(pool, asked, { account, kind: (kind) => kindName(language, kind) });
    },

    auditFile: async (year: number): Promise<AsyncGenerator<string>> => {
      const { kvk, rsin, registeredName } = await identity();
      return readAuditFile(pool, {
        year,
        createdOn: today(),
        company: { kvk, rsin, name: registeredName },
        software,
        nameOf: await accountNames(auditLanguage),
        kindName: (kind) => kindName(auditLanguage, kind),
        journals: auditJournals(auditLanguage),
      });
    },
  };
}

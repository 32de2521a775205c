import type { Cents } from "#domain/money/cents.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { accountsOf, Sourced } from "../parts/sourced.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { balanceTotal, type BalanceSheet, type Books } from "./books.ts";

const assets = ["fixed", "stocks", "receivables", "cash"] as const;
const liabilities = [
  "continuityReserve",
  "otherReserves",
  "restrictedFunds",
  "provisions",
  "longTermDebts",
  "shortTermDebts",
] as const;
/** Omitted if zero. */
const rare: readonly string[] = ["stocks", "provisions", "longTermDebts"];

export function Balance({ books: { year, balance, before } }: { books: Books }) {
  const { text, format } = usePaperTexts();
  if (!balance) return <PaperText>{text("papers.balance.none", { year: String(year) })}</PaperText>;
  const sheets = [balance, ...(before?.balance ? [before.balance] : [])];
  const row = (label: string, cents: (sheet: BalanceSheet) => Cents, strong = false): TableRow => ({
    cells: [label, ...sheets.map((sheet) => format.moneyExact(cents(sheet)))],
    strong,
  });
  return (
    <Sourced sources={[accountsOf(...sheets.map((_, back) => year - back))]}>
      <Table
        columns={[
          { label: text("papers.balance.title"), share: 5 },
          ...sheets.map((_, back) => ({
            label: text("papers.balance.at", { date: format.date(`${year - back}-12-31`) }),
            share: 2.4,
            figures: true,
          })),
        ]}
        rows={[
          ...assets
            .filter(
              (line) => !rare.includes(line) || sheets.some(({ assetsCents }) => assetsCents[line] !== 0),
            )
            .map((line) =>
              row(text(`papers.balance.assets.${line}`), ({ assetsCents }) => assetsCents[line]),
            ),
          row(text("papers.balance.assets.total"), balanceTotal, true),
          ...liabilities
            .filter(
              (line) =>
                !rare.includes(line) || sheets.some(({ liabilitiesCents }) => liabilitiesCents[line] !== 0),
            )
            .map((line) =>
              row(
                text(`papers.balance.liabilities.${line}`),
                ({ liabilitiesCents }) => liabilitiesCents[line],
              ),
            ),
          row(text("papers.balance.liabilities.total"), balanceTotal, true),
        ]}
      />
    </Sourced>
  );
}

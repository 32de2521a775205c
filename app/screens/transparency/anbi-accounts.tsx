import { yearOf } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { AnbiAnswer, YearOfAccounts } from "#domain/transparency/anbi-answer.ts";
import { Table } from "../../components/ui/table.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

const accountLines = [
  "incomeCents",
  "objectivesCents",
  "fundraisingCents",
  "administrationCents",
  "expenditureCents",
  "financialCents",
  "resultCents",
] as const;
const balanceLines = [
  "fixedCents",
  "stocksCents",
  "receivablesCents",
  "cashCents",
  "totalCents",
  "continuityReserveCents",
  "otherReservesCents",
  "restrictedFundsCents",
  "zakatFundCents",
  "provisionsCents",
  "longTermDebtsCents",
  "shortTermDebtsCents",
] as const;
/** Left out where a foundation has none. */
const rareLines: readonly LineName[] = [
  "financialCents",
  "fixedCents",
  "stocksCents",
  "zakatFundCents",
  "provisionsCents",
  "longTermDebtsCents",
];
type LineName = (typeof accountLines)[number] | (typeof balanceLines)[number];

export function AnbiAccounts({ years, dueOn }: AnbiAnswer["financials"]) {
  const { text, format } = useText();
  const [latest] = years;
  if (!latest) return null;
  return (
    <>
      <p className="mb-3 max-w-prose text-ink-soft">
        {text("transparency.anbi.financials.about", {
          year: String(yearOf(dueOn) - 1),
          date: format.date(dueOn),
        })}
      </p>
      <Table
        label={text("transparency.anbi.financials")}
        rows={years.map(({ year }) => `accounts/${year}`).join(" ")}
        columns={[text("transparency.anbi.line"), ...years.map(({ year }) => ({ number: String(year) }))]}
        className="mb-3 max-w-2xl"
      >
        <tbody>
          {accountLines
            .map((name) => ({ name, values: years.map((year) => year[name]) }))
            .filter(isShown)
            .map((line) => (
              <Line key={line.name} {...line} />
            ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={years.length + 1} className="pt-4">
              {text("transparency.anbi.balance")}
            </th>
          </tr>
          {balanceLines
            .map((name) => ({ name, values: years.map((year) => balanceOf(year, name)) }))
            .filter(isShown)
            .map((line) => (
              <Line key={line.name} {...line} />
            ))}
        </tbody>
      </Table>
      <FundMovements year={latest.year} />
      {years.map(({ year, adoptedOn }) => (
        <p key={year} className="text-sm text-ink-soft">
          {adoptedOn
            ? text("transparency.anbi.adopted", { year: String(year), date: format.date(adoptedOn) })
            : text("transparency.anbi.notAdopted", { year: String(year) })}
        </p>
      ))}
    </>
  );
}

const isShown = ({ name, values }: { name: LineName; values: readonly (Cents | null)[] }): boolean =>
  !rareLines.includes(name) || values.some(Boolean);

const balanceOf = ({ balance }: YearOfAccounts, name: (typeof balanceLines)[number]): Cents | null =>
  balance ? balance[name] : null;

function Line({ name, values }: { name: LineName; values: readonly (Cents | null)[] }) {
  const { text, format } = useText();
  const isTotal = name === "expenditureCents" || name === "resultCents" || name === "totalCents";
  return (
    <tr className={isTotal ? "font-semibold" : undefined}>
      <th scope="row">{text(`transparency.anbi.line.${name}`)}</th>
      {values.map((cents, index) => (
        <td key={index} className="number">
          <bdi>{cents === null ? text("transparency.anbi.unknown") : format.moneyExact(cents)}</bdi>
        </td>
      ))}
    </tr>
  );
}

const movements = ["openingCents", "receivedCents", "spentCents", "closingCents"] as const;

/** Reserves and restricted funds in a closed year, from the published data. */
function FundMovements({ year }: { year: number }) {
  const { text, format, language } = useText();
  const { data } = useApi("/api/open-data/funds");
  const rows = data?.rows.filter(({ period }) => period === String(year)) ?? [];
  if (rows.length === 0) return null;
  const title = text("transparency.anbi.funds", { year: String(year) });
  return (
    <Table
      label={title}
      rows={`accounts/${year}`}
      columns={[title, ...movements.map((name) => ({ number: text(`transparency.anbi.funds.${name}`) }))]}
      className="mb-3 max-w-3xl"
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{{ en: row.titleEn, nl: row.titleNl, ar: row.titleAr }[language]}</th>
            {movements.map((name) => (
              <td key={name} className="number">
                <bdi>{format.moneyExact(row[name])}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

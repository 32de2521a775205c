import { yearOf } from "#domain/calendar/day.ts";
import type { Language, Localized } from "#domain/language.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { AnbiAnswer, YearOfAccounts } from "./anbi-answer.ts";
import { publicationDueOn } from "./anbi-deadline.ts";
import type { ClosingBalance } from "./closing-balance.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { publishedBooks, type Adopted } from "./published-books.ts";
import { totalsOf, type ClosedYear } from "./year-books.ts";

type Identity = Readonly<{
  registeredName: string;
  statutoryName: Localized;
  rsin: string;
  kvk: string;
  address: Readonly<{ street: string; postalCode: string; city: string }>;
  country: Localized;
  phone: string;
  email: string;
  objective: Localized;
  policyPlan: Localized;
  remunerationPolicy: Localized;
}>;
type PublishedPaper = Readonly<{
  id: string;
  title: Localized;
  category: "REPORT" | "AUDIT" | "IMPACT" | "GOVERNANCE";
  year: number | null;
}>;

type Needs = {
  today: () => string;
  identity: () => Promise<Identity>;
  board: () => Promise<readonly Readonly<{ name: Localized; role: Localized; since: number }>[]>;
  papers: () => Promise<readonly PublishedPaper[]>;
  ledgerLines: () => Promise<readonly LedgerLine[]>;
  adopted: () => Promise<Adopted>;
  /** Paragraphs are separated by a blank line. */
  paragraphs: (text: string) => string[];
  publicUrl: string;
};

const reports = ["REPORT", "IMPACT"];
const accounts = ["AUDIT"];

/** The legally published facts, for the page and the API. */
export const showAnbi =
  (needs: Needs) =>
  async (language: Language): Promise<AnbiAnswer> => {
    const [identity, board, papers, lines, adopted] = await Promise.all([
      needs.identity(),
      needs.board(),
      needs.papers(),
      needs.ledgerLines(),
      needs.adopted(),
    ]);
    const lastYear = yearOf(needs.today()) - 1;
    const inCategory = (categories: readonly string[]) =>
      papers
        .filter(({ category }) => categories.includes(category))
        .map(({ id, title, year }) => ({
          title: title[language],
          year,
          url: `${needs.publicUrl}/documents/${id}.pdf?lang=${language}`,
        }));
    const { address } = identity;
    return {
      statutoryName: identity.registeredName,
      knownAs: identity.statutoryName[language],
      rsin: identity.rsin,
      kvk: identity.kvk,
      contact: {
        address: address.street,
        postalCode: address.postalCode,
        city: address.city,
        country: identity.country[language],
        phone: identity.phone,
        email: identity.email,
      },
      objective: identity.objective[language],
      policyPlan: needs.paragraphs(identity.policyPlan[language]),
      board: board.map(({ name, role, since }) => ({ name: name[language], office: role[language], since })),
      remuneration: needs.paragraphs(identity.remunerationPolicy[language]),
      activityReports: inCategory(reports),
      financials: {
        years: yearsOf(lines, adopted),
        dueOn: publicationDueOn(lastYear),
        audited: false,
        papers: inCategory(accounts),
      },
    };
  };

/** Closed years only: late bookings in others can be of one person (decision 140). */
function yearsOf(lines: readonly LedgerLine[], adopted: Adopted): YearOfAccounts[] {
  if (adopted.size === 0) return [];
  const closedYear = Math.max(...adopted.keys());
  const books = publishedBooks(lines, adopted, closedYear);
  const adoptedOn = (year: number) => adopted.get(year)?.adoptedOn ?? null;
  return [
    { ...summary(closedYear, books), adoptedOn: adoptedOn(closedYear) },
    ...(books.before
      ? [{ ...summary(closedYear - 1, books.before), adoptedOn: adoptedOn(closedYear - 1) }]
      : []),
  ];
}

function summary(year: number, { accounts: own, balance }: ClosedYear): Omit<YearOfAccounts, "adoptedOn"> {
  const { income, objectives, expenditure, result } = totalsOf(own);
  return {
    year,
    incomeCents: income,
    objectivesCents: objectives,
    fundraisingCents: own.fundraisingCents,
    administrationCents: own.administrationCents,
    expenditureCents: expenditure,
    financialCents: own.financialCents,
    resultCents: result,
    balance: balance && balanceSummary(balance),
  };
}

const balanceSummary = ({
  assetsCents,
  liabilitiesCents,
  zakatFundCents,
}: ClosingBalance): NonNullable<YearOfAccounts["balance"]> => ({
  fixedCents: assetsCents.fixed,
  stocksCents: assetsCents.stocks,
  receivablesCents: assetsCents.receivables,
  cashCents: assetsCents.cash,
  continuityReserveCents: liabilitiesCents.continuityReserve,
  otherReservesCents: liabilitiesCents.otherReserves,
  restrictedFundsCents: liabilitiesCents.restrictedFunds,
  zakatFundCents,
  provisionsCents: liabilitiesCents.provisions,
  longTermDebtsCents: liabilitiesCents.longTermDebts,
  shortTermDebtsCents: liabilitiesCents.shortTermDebts,
  totalCents: sumOf(Object.values(assetsCents)),
});

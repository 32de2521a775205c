import type { Paper, ProjectFigures } from "#app/papers/paper.ts";
import type { Accounts, Auditor, Books } from "#app/papers/public/books.ts";
import type { GovernanceRules } from "#app/papers/public/governance-rules.ts";
import { yearOf } from "#domain/calendar/day.ts";
import type { BoardMember } from "#domain/content/kinds/board-member/schema.ts";
import { statusOn } from "#domain/content/kinds/certification/claims.ts";
import type { Certification } from "#domain/content/kinds/certification/schema.ts";
import type { ContentDocument } from "#domain/content/kinds/document/schema.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Program } from "#domain/content/kinds/program/schema.ts";
import type { CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import { perLanguage } from "#domain/language.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";
import type { LedgerLine } from "#domain/transparency/ledger-line.ts";
import { publishedBooks, type Adopted } from "#domain/transparency/published-books.ts";
import type { YearAccounts } from "#domain/transparency/year-books.ts";
import { translate } from "../translate.ts";

export type Records = Readonly<{
  foundation: Foundation;
  statistics: CountedStatistics;
  programs: readonly Program[];
  projects: readonly ProjectFigures[];
  board: readonly BoardMember[];
  certifications: readonly Certification[];
  ledgerLines: readonly LedgerLine[];
  adopted: Adopted;
  purposes: Purposes;
  auditor: Auditor | null;
  rules: GovernanceRules;
  sample: boolean;
  today: string;
}>;

type WithoutMoment<P> = P extends Paper ? Omit<P, "madeAt"> : never;
/** A paper that could be made now. Two that are equal print the same. */
export type PaperDraft = WithoutMoment<Paper>;

const otherWork = () => perLanguage((language) => translate(language, "papers.otherWork"));

export function publicPaper(document: ContentDocument, records: Records): PaperDraft {
  const { foundation, sample, programs, projects, statistics, board } = records;
  const { version, publishedOn, correction } = document;
  const edition = document.year === null ? null : { version, publishedOn, correction };
  const made = { foundation, sample, title: document.title, edition };
  const year = document.year ?? yearOf(records.today) - 1;
  switch (document.generated) {
    case "annual-report":
      return {
        ...made,
        kind: "annual-report",
        books: booksIn(records, year),
        statistics,
        programs,
        projects,
        board,
      };
    case "financial-audit":
      return {
        ...made,
        kind: "financial-audit",
        books: booksIn(records, year),
        auditor: records.auditor,
        projects,
      };
    case "impact-report":
      return { ...made, kind: "impact-report", year, statistics, programs, projects };
    case "governance":
      return {
        ...made,
        kind: "governance",
        board,
        certifications: records.certifications.map((each) => asOf(each, records.today)),
        rules: records.rules,
      };
  }
}

function booksIn({ ledgerLines, adopted, purposes }: Records, year: number): Books {
  const books = publishedBooks(ledgerLines, adopted, year);
  const labelled = ({ objectives, ...rest }: YearAccounts): Accounts => ({
    ...rest,
    objectives: objectives.map(({ programId, cents }) => ({
      label: purposes.latest("program", programId)?.title ?? otherWork(),
      cents,
    })),
  });
  return {
    ...books,
    adoptedOn: adopted.get(year)?.adoptedOn ?? null,
    accounts: labelled(books.accounts),
    before: books.before && { ...books.before, accounts: labelled(books.before.accounts) },
  };
}

/** An expired certificate must produce a new paper. */
const asOf = (certification: Certification, today: string): Certification => ({
  ...certification,
  status: statusOn(certification, today),
});

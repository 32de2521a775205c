import type { TileProgram } from "#app/components/tiles/tile-palette.ts";
import type { BoardMember } from "#domain/content/kinds/board-member/schema.ts";
import type { Certification } from "#domain/content/kinds/certification/schema.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Program } from "#domain/content/kinds/program/schema.ts";
import type { Project } from "#domain/content/kinds/project/schema.ts";
import type { CountedStatistics } from "#domain/content/kinds/statistics/public.ts";
import type { ReportedFigure } from "#domain/content/ports.ts";
import type { Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { FormLine } from "#domain/transparency/published-form.ts";
import type { Agreement } from "./giving/agreement.ts";
import type { Donor, Gift } from "./giving/gift.ts";
import type { Auditor, Books } from "./public/books.ts";
import type { GovernanceRules } from "./public/governance-rules.ts";

/** A PDF that we make, as plain data. Whoever makes one has already looked everything up. */
export type Paper =
  | ReceiptPaper
  | AnnualStatementPaper
  | PeriodicAgreementPaper
  | AnnualReportPaper
  | FinancialAuditPaper
  | ImpactReportPaper
  | GovernancePaper
  | AnbiFormPaper;

type Made = Readonly<{
  foundation: Foundation;
  /** When: a moment, `2026-11-14T10:00:00Z`. The same paper of the same moment is the same file, byte for byte. */
  madeAt: string;
  /** Of a demonstration: the paper says so before anything else. */
  sample: boolean;
}>;

/** Whether the tax office listed the foundation as a public benefit organisation when the gift came in. Papers say so only then. */
type Fiscal = Made & Readonly<{ anbi: boolean }>;

export type ReceiptPaper = Fiscal &
  Readonly<{
    kind: "receipt";
    donor: Donor;
    gift: Gift;
    /** The donation's id and its program's tiles, so that the receipt wears the tile of the donor's own wall. */
    tile: Readonly<{ seed: string; program: TileProgram | null }>;
    checks: ReceiptChecks;
  }>;

/** A code to scan, as one path on squares of 1 by 1, and the address that it holds. */
export type ScanCode = Readonly<{ address: string; size: number; path: string }>;

/** Where whoever holds the paper can check it, and the gift once it is sealed. */
export type ReceiptChecks = Readonly<{ receipt: ScanCode; gift: ScanCode | null }>;

export type AnnualStatementPaper = Fiscal &
  Readonly<{
    kind: "annual-statement";
    year: number;
    donor: Donor;
    /** The receipts of gifts that came in while the tax office did not list the foundation. */
    notAnbi: readonly string[];
    /** All gifts received in the year, oldest first, with whatever went back since. */
    gifts: readonly Gift[];
  }>;

export type PeriodicAgreementPaper = Made & Readonly<{ kind: "periodic-agreement"; agreement: Agreement }>;

/** What is printed on the cover, as staff named the document. */
type Published = Made & Readonly<{ title: Localized }>;

export type ProjectFigures = Readonly<{
  project: Project;
  spentCents: Cents;
  reported: readonly ReportedFigure[];
}>;

/** The standard form of the tax office, its labels in the language of the paper. */
export type AnbiFormPaper = Published &
  Readonly<{ kind: "anbi-form"; year: number; publishedOn: string; lines: readonly FormLine[] }>;

export type AnnualReportPaper = Published &
  Readonly<{
    kind: "annual-report";
    books: Books;
    statistics: CountedStatistics;
    programs: readonly Program[];
    projects: readonly ProjectFigures[];
    board: readonly BoardMember[];
  }>;

export type FinancialAuditPaper = Published &
  Readonly<{
    kind: "financial-audit";
    books: Books;
    /** Null: nobody outside the foundation has looked at the figures. */
    auditor: Auditor | null;
    projects: readonly ProjectFigures[];
  }>;

export type ImpactReportPaper = Published &
  Readonly<{
    kind: "impact-report";
    year: number;
    statistics: CountedStatistics;
    programs: readonly Program[];
    projects: readonly ProjectFigures[];
  }>;

export type GovernancePaper = Published &
  Readonly<{
    kind: "governance";
    board: readonly BoardMember[];
    certifications: readonly Certification[];
    rules: GovernanceRules;
  }>;

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

/** A PDF as data; everything is already looked up. */
export type Paper =
  | ReceiptPaper
  | AnnualStatementPaper
  | PeriodicAgreementPaper
  | AnnualReportPaper
  | FinancialAuditPaper
  | ImpactReportPaper
  | GovernancePaper
  | AnbiFormPaper
  | CampaignPosterPaper;

type Made = Readonly<{
  foundation: Foundation;
  /** The time, `2026-11-14T10:00:00Z`. The same input gives the same bytes. */
  madeAt: string;
  /** A demonstration's PDF says so first. */
  sample: boolean;
}>;

/** Whether the foundation was an ANBI when the donation arrived. */
type Fiscal = Made & Readonly<{ anbi: boolean }>;

export type ReceiptPaper = Fiscal &
  Readonly<{
    kind: "receipt";
    donor: Donor;
    gift: Gift;
    /** Donation id and program, so that the receipt has the donor's own tile. */
    tile: Readonly<{ seed: string; program: TileProgram | null }>;
    checks: ReceiptChecks;
  }>;

/** A QR code as one path on a unit grid, and its URL. */
export type ScanCode = Readonly<{ address: string; size: number; path: string }>;

/** Verification codes of the receipt and, once sealed, of the donation. */
export type ReceiptChecks = Readonly<{ receipt: ScanCode; gift: ScanCode | null }>;

export type AnnualStatementPaper = Fiscal &
  Readonly<{
    kind: "annual-statement";
    year: number;
    donor: Donor;
    /** Receipts of donations received without ANBI status. */
    notAnbi: readonly string[];
    gifts: readonly Gift[];
  }>;

export type PeriodicAgreementPaper = Made & Readonly<{ kind: "periodic-agreement"; agreement: Agreement }>;

/** Of a report that no longer changes once it is published. */
export type Edition = Readonly<{ version: number; publishedOn: string; correction: Localized | null }>;

type Published = Made & Readonly<{ title: Localized; edition?: Edition | null }>;

/** One page to print and hang up. */
export type CampaignPosterPaper = Made &
  Readonly<{
    kind: "campaign-poster";
    campaign: Readonly<{ title: Localized; description: Localized; goalCents: Cents; endsOn: string }>;
    tile: Readonly<{ seed: string; program: TileProgram }>;
    code: ScanCode;
  }>;

export type ProjectFigures = Readonly<{
  project: Project;
  spentCents: Cents;
  reported: readonly ReportedFigure[];
}>;

/** The tax office's form, with labels in the PDF's language. */
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
    /** Null: not audited. */
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

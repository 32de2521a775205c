import { Document, renderToBuffer } from "@react-pdf/renderer";
import { Component, type ReactElement, type ReactNode } from "react";
import { AnnualStatement } from "./giving/annual-statement.tsx";
import { PeriodicAgreement } from "./giving/periodic-agreement.tsx";
import { Receipt } from "./giving/receipt.tsx";
import type { Paper } from "./paper.ts";
import { loadFonts } from "./parts/fonts.ts";
import { PaperWordsProvider } from "./parts/paper-texts.tsx";
import { AnbiForm } from "./public/anbi-form.tsx";
import { AnnualReport } from "./public/annual-report.tsx";
import { CampaignPoster } from "./public/campaign-poster.tsx";
import { FinancialAudit } from "./public/financial-audit.tsx";
import { Governance } from "./public/governance.tsx";
import { ImpactReport } from "./public/impact-report.tsx";
import type { PaperTexts } from "./texts.ts";
import { minTermYears } from "#domain/periodic/agreement.ts";
import { balanceTotal, sumsOf, type Books } from "./public/books.ts";

export async function renderPaper(paper: Paper, words: PaperTexts): Promise<Uint8Array> {
  refuseBrokenPaper(paper);
  await loadFonts();
  const failures: unknown[] = [];
  const bytes = await renderToBuffer(
    <Failing onFailure={(error) => failures.push(error)}>
      <PaperWordsProvider words={words}>{bookOf(paper)}</PaperWordsProvider>
    </Failing>,
  );
  if (failures.length > 0) throw failures[0];
  return bytes;
}

function bookOf(paper: Paper): ReactElement {
  switch (paper.kind) {
    case "receipt":
      return <Receipt {...paper} />;
    case "annual-statement":
      return <AnnualStatement {...paper} />;
    case "periodic-agreement":
      return <PeriodicAgreement {...paper} />;
    case "annual-report":
      return <AnnualReport {...paper} />;
    case "financial-audit":
      return <FinancialAudit {...paper} />;
    case "impact-report":
      return <ImpactReport {...paper} />;
    case "anbi-form":
      return <AnbiForm {...paper} />;
    case "campaign-poster":
      return <CampaignPoster {...paper} />;
    case "governance":
      return <Governance {...paper} />;
  }
}

type FailingProps = { onFailure: (error: unknown) => void; children: ReactNode };

/** The renderer swallows errors of components and then fails elsewhere: this keeps the original error. */
class Failing extends Component<FailingProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <Document /> : this.props.children;
  }
}

/** What must not be printed: books that do not add up, or an invalid deed. */
function refuseBrokenPaper(paper: Paper): void {
  if (paper.kind === "annual-report" || paper.kind === "financial-audit") refuseBrokenBooks(paper.books);
  if (paper.kind !== "periodic-agreement") return;
  const { term, transactionNumber } = paper.agreement;
  if (term.type === "years" && term.years < minTermYears) {
    throw new Error(
      `Agreement ${transactionNumber} lasts ${term.years} years, the law asks for ${minTermYears}`,
    );
  }
}

function refuseBrokenBooks({ accounts, balance, before }: Books): void {
  for (const year of [{ accounts, balance }, before]) {
    if (!year) continue;
    sumsOf(year.accounts);
    if (year.balance) balanceTotal(year.balance);
  }
}

import type { FinancialAuditPaper } from "../paper.ts";
import { List } from "../parts/list.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Section } from "../parts/section.tsx";
import { Sourced } from "../parts/sourced.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { maxRowsKeptTogether } from "../parts/table.tsx";
import { auditorSentence } from "./auditor-texts.ts";
import { Balance } from "./balance.tsx";
import { Cover } from "./cover.tsx";
import { IncomeAndExpenditure } from "./income-and-expenditure.tsx";
import { ProjectTable } from "./project-table.tsx";
import { Ratios } from "./ratios.tsx";

/** The figures as booked. It never claims to be an auditor's report. */
export function FinancialAudit(paper: FinancialAuditPaper) {
  const { foundation, madeAt, sample, edition, books, auditor, projects } = paper;
  const words = usePaperTexts();
  const { text, format, language } = words;
  const year = String(books.year);
  const title = paper.title[language];
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Cover
        {...{ foundation, title, madeAt, sample, edition }}
        tile={{ seed: `audit ${year}`, program: "children" }}
      />
      <Sheet foundation={foundation}>
        <Notice tone="careful" title={text("papers.audit.what")}>
          {[
            text("papers.audit.what.summary", { year, date: format.date(madeAt) }),
            auditorSentence(auditor, words),
          ]}
        </Notice>
        <Section title={text("papers.accounts.title", { year })}>
          <IncomeAndExpenditure books={books} />
        </Section>
        <Section together title={text("papers.balance.title")}>
          <Balance books={books} />
        </Section>
        <Section together title={text("papers.ratio.heading")}>
          <Ratios books={books} />
        </Section>
        <Section title={text("papers.audit.notes")}>
          <List
            numbered
            items={[
              text("papers.audit.notes.layout"),
              text("papers.audit.notes.ledger"),
              text("papers.audit.notes.gifts"),
              text("papers.audit.notes.fees"),
              text("papers.audit.notes.restricted"),
            ]}
          />
        </Section>
        <Section
          together={projects.length < maxRowsKeptTogether}
          title={text("papers.audit.projects", { date: format.date(`${year}-12-31`) })}
        >
          <Sourced sources={[{ figures: [], rows: [`projects@${year}`], address: "/open-data" }]}>
            <ProjectTable projects={projects} />
          </Sourced>
        </Section>
        <Section title={text("papers.audit.checks")}>
          <PaperText>{text("papers.audit.checks.intro")}</PaperText>
          <List
            items={[
              text("papers.audit.checks.result"),
              ...(books.balance ? [text("papers.audit.checks.balance")] : []),
            ]}
          />
        </Section>
      </Sheet>
    </Book>
  );
}

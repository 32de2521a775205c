import { paragraphs } from "#domain/content/localized.ts";
import type { AnnualReportPaper } from "../paper.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Paragraphs, Section, SubHeading } from "../parts/section.tsx";
import { accountsOf, figureAtEndOf, Sourced } from "../parts/sourced.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { Balance } from "./balance.tsx";
import { Board } from "./board.tsx";
import { sumsOf } from "./books.ts";
import { Cover } from "./cover.tsx";
import { Figures } from "./figures.tsx";
import { IncomeAndExpenditure } from "./income-and-expenditure.tsx";
import { ProjectTable } from "./project-table.tsx";
import { ProjectUpdates } from "./project-updates.tsx";
import { Ratios } from "./ratios.tsx";
import { SpendingTiles } from "./spending-tiles.tsx";
import { countedFigures } from "./statistics-texts.ts";

export function AnnualReport(paper: AnnualReportPaper) {
  const { foundation, madeAt, sample, edition, books, programs, projects, statistics } = paper;
  const words = usePaperTexts();
  const { text, format, language } = words;
  const year = String(books.year);
  const title = paper.title[language];
  const { income, expenditure } = sumsOf(books.accounts);
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Cover
        {...{ foundation, title, madeAt, sample, edition }}
        tile={{ seed: `annual report ${year}`, program: null }}
      />
      <Sheet foundation={foundation}>
        <Section title={text("papers.report.about")}>
          <Paragraphs>
            {[
              text("papers.report.about.source"),
              text("papers.report.about.periods", { year, date: format.date(`${year}-12-31`) }),
            ]}
          </Paragraphs>
        </Section>
        <Section title={text("papers.objective")}>
          <PaperText size="lead">{foundation.objective[language]}</PaperText>
        </Section>
        <Section title={text("papers.report.figures", { year })}>
          <Figures
            figures={[
              {
                value: format.money(income),
                label: text("papers.accounts.sum.income"),
                source: text("papers.report.from_books", { year }),
                from: accountsOf(books.year),
              },
              {
                value: format.money(expenditure),
                label: text("papers.accounts.sum.expenditure"),
                source: text("papers.report.from_books", { year }),
                from: accountsOf(books.year),
              },
              ...countedFigures(statistics, books.year, words),
            ]}
          />
        </Section>
        <Section title={text("papers.report.hundred")}>
          <Sourced sources={[accountsOf(books.year)]}>
            <SpendingTiles accounts={books.accounts} />
          </Sourced>
        </Section>
        <Section title={text("papers.report.programs")}>
          {programs.map((program) => (
            <ProgramPart key={program.id} {...{ program, projects }} year={books.year} />
          ))}
        </Section>
        <ProjectUpdates projects={projects} />
        <Section title={text("papers.accounts.title", { year })}>
          <IncomeAndExpenditure books={books} />
        </Section>
        <Section together title={text("papers.ratio.heading")}>
          <Ratios books={books} />
        </Section>
        <Section together title={text("papers.balance.title")}>
          <Balance books={books} />
        </Section>
        <Section title={text("papers.policy")}>
          <Paragraphs>{paragraphs(foundation.policyPlan[language])}</Paragraphs>
        </Section>
        <Section title={text("papers.board")}>
          <Board members={paper.board} />
        </Section>
        <Section title={text("papers.remuneration")}>
          <Paragraphs>{paragraphs(foundation.remunerationPolicy[language])}</Paragraphs>
        </Section>
      </Sheet>
    </Book>
  );
}

function ProgramPart({
  program,
  projects,
  year,
}: Pick<AnnualReportPaper, "projects"> & { program: AnnualReportPaper["programs"][number]; year: number }) {
  const { language } = usePaperTexts();
  const own = projects.filter(({ project }) => project.programId === program.id);
  return (
    <>
      <SubHeading>{program.title[language]}</SubHeading>
      <PaperText>{program.description[language]}</PaperText>
      {own.length > 0 && (
        <Sourced
          sources={[
            ...own.map(({ project }) => figureAtEndOf(year, `spent-on-${project.id}`)),
            figureAtEndOf(year, `spent-by-${program.id}`),
          ]}
        >
          <ProjectTable projects={own} />
        </Sourced>
      )}
    </>
  );
}

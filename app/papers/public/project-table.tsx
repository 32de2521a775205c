import { countryNames } from "#domain/labels.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { ProjectFigures } from "../paper.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Table } from "../parts/table.tsx";
import { statusOf } from "./project-texts.ts";

export function ProjectTable({ projects }: { projects: readonly ProjectFigures[] }) {
  const words = usePaperTexts();
  const { text, format, language } = words;
  const sum = (cents: (figures: ProjectFigures) => Cents) => format.money(sumOf(projects.map(cents)));
  return (
    <Table
      columns={[
        { label: text("papers.project"), share: 3.6 },
        { label: text("papers.project.country"), share: 1.8 },
        { label: text("papers.project.status"), share: 1.6 },
        { label: text("papers.project.budget"), share: 1.6, figures: true },
        { label: text("papers.project.spent"), share: 1.6, figures: true },
      ]}
      rows={[
        ...projects.map(({ project, spentCents }) => ({
          cells: [
            project.shortTitle[language],
            countryNames[project.countryCode][language],
            statusOf(project, words),
            format.money(project.budgetCents),
            format.money(spentCents),
          ],
        })),
        {
          cells: [
            text("papers.project.total"),
            "",
            "",
            sum(({ project }) => project.budgetCents),
            sum(({ spentCents }) => spentCents),
          ],
          strong: true,
        },
      ]}
    />
  );
}

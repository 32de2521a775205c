import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Amount, money } from "./money-cell.tsx";
import { linesAddress } from "./view.ts";

export function ProjectCosts({ accounts: { year, projects } }: { accounts: AnnualAccounts }) {
  const { text, format } = useText();
  if (projects.length === 0) return null;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.projects")}</h2>
      <DataTable
        label={text("annual.projects")}
        rows={projects}
        rowKey={({ projectId }) => projectId}
        columns={[
          {
            head: text("annual.project"),
            heading: true,
            className: "font-normal",
            cell: ({ name, programName }) => (
              <>
                <span className="block">
                  <bdi>{name}</bdi>
                </span>
                {programName !== null && <bdi className="text-sm text-ink-soft">{programName}</bdi>}
              </>
            ),
          },
          {
            head: text("annual.nature"),
            cell: ({ natures }) => (
              <ul>
                {natures.map(({ nature, cents }) => (
                  <li key={nature}>
                    {nature === null ? text("annual.notAllocated") : text(`annual.nature.${nature}`)}{" "}
                    <bdi className="whitespace-nowrap">{format.moneyExact(cents)}</bdi>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            head: text("annual.actual", { year: String(year) }),
            ...money,
            cell: ({ cents, projectId }) => <Amount cents={cents} href={linesOf(year, projectId)} />,
          },
          {
            head: text("annual.budget", { year: String(year) }),
            ...money,
            cell: ({ budgetCents }) => <Amount cents={budgetCents} />,
          },
          {
            head: text("annual.before", { year: String(year - 1) }),
            ...money,
            cell: ({ beforeCents, projectId }) => (
              <Amount cents={beforeCents} href={linesOf(year - 1, projectId)} />
            ),
          },
        ]}
      />
    </section>
  );
}

const linesOf = (year: number, project: string): string =>
  linesAddress({ year: String(year), line: "objectives", project });

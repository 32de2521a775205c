import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { MoneyCell } from "./money-cell.tsx";
import { linesAddress } from "./view.ts";

/** The objectives, project by project. */
export function ProjectCosts({ accounts: { year, projects } }: { accounts: AnnualAccounts }) {
  const { text, format } = useText();
  if (projects.length === 0) return null;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.projects")}</h2>
      <Table
        label={text("annual.projects")}
        columns={[
          text("annual.project"),
          text("annual.nature"),
          { number: text("annual.actual", { year: String(year) }) },
          { number: text("annual.budget", { year: String(year) }) },
          { number: text("annual.before", { year: String(year - 1) }) },
        ]}
      >
        <tbody>
          {projects.map(({ projectId, name, programName, natures, cents, budgetCents, beforeCents }) => (
            <tr key={projectId}>
              <th scope="row" className="font-normal">
                <span className="block">
                  <bdi>{name}</bdi>
                </span>
                {programName !== null && <bdi className="text-sm text-ink-soft">{programName}</bdi>}
              </th>
              <td>
                <ul>
                  {natures.map(({ nature, cents: part }) => (
                    <li key={nature}>
                      {nature === null ? text("annual.notAllocated") : text(`annual.nature.${nature}`)}{" "}
                      <bdi className="whitespace-nowrap">{format.moneyExact(part)}</bdi>
                    </li>
                  ))}
                </ul>
              </td>
              <MoneyCell
                cents={cents}
                href={linesAddress({ year: String(year), line: "objectives", project: projectId })}
              />
              <MoneyCell cents={budgetCents} />
              <MoneyCell
                cents={beforeCents}
                href={linesAddress({ year: String(year - 1), line: "objectives", project: projectId })}
              />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

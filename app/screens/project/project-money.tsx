import type { ProjectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import { ProjectBudget } from "../../components/content/project-budget.tsx";
import { Table } from "../../components/ui/table.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "../../components/ui/section.tsx";

export function ProjectMoney({ project }: { project: ProjectPageAnswer }) {
  const { text, format } = useText();
  const { budgetCents, budgetLines } = project;
  return (
    <Section id="money" title={text("project.budget")} heading="text-2xl">
      <ProjectBudget
        figureId={`spent-on-${project.id}`}
        budgetCents={budgetCents}
        spentCents={project.spentCents}
        className="mt-4"
      />
      <p className="mt-3 text-sm text-ink-soft">{text("project.source")}</p>
      {project.spentCents > 0 && (
        <p className="mt-2">
          <Link href={`/transparency/expenses?project=${project.id}`} className="text-link inline-block py-1">
            {text("project.expenses")}
          </Link>
        </p>
      )}
      {budgetLines.length > 0 && (
        <Table
          label={text("project.lines")}
          rows={`budget/${project.id}`}
          caption={text("project.lines")}
          columns={[
            text("project.line"),
            { number: text("project.amount") },
            { number: text("project.share") },
          ]}
          className="mt-6"
        >
          <tbody>
            {budgetLines.map(({ label, cents }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="number">{format.money(cents)}</td>
                <td className="number">{format.percent(Math.round((cents * 100) / budgetCents))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text("project.total")}</th>
              <td className="number">{format.money(budgetCents)}</td>
              <td className="number">{format.percent(100)}</td>
            </tr>
          </tfoot>
        </Table>
      )}
    </Section>
  );
}

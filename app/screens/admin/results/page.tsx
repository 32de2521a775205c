import type { IndicatorList } from "#domain/results/answers.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { FigureCell } from "./figure-cell.tsx";
import { indicatorsKey, resultsPath } from "./view.ts";

export default function AdminResultsScreen() {
  const { text } = useText();
  const { data, error } = useApi(indicatorsKey, freshForMs);
  return (
    <StaffPage title={text("results.title")} description={text("results.description")}>
      <div className="grid gap-6 [&>*]:min-w-0">
        <p className="max-w-prose text-ink-soft">{text("results.lead")}</p>
        <ButtonLink as={Link} href={`${resultsPath}/new`} variant="secondary" className="justify-self-start">
          {text("results.add")}
        </ButtonLink>
        <ListOutcome count={data?.rows.length} error={error} none={text("results.none")}>
          <Indicators rows={data?.rows ?? []} />
        </ListOutcome>
      </div>
    </StaffPage>
  );
}

function Indicators({ rows }: Pick<IndicatorList, "rows">) {
  const { text, format } = useText();
  return (
    <Table
      label={text("results.title")}
      columns={[
        text("results.column.project"),
        text("results.column.indicator"),
        { number: text("results.column.target") },
        { number: text("results.column.actual") },
        { number: text("results.column.reached") },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.project.title}</td>
            <td>
              <Link href={`${resultsPath}/${encodeURIComponent(row.id)}`} className="text-link">
                {row.label}
              </Link>
            </td>
            <FigureCell measure={row.measure} figure={row.target} day="results.by" />
            <FigureCell measure={row.measure} figure={row.actual} day="results.on" />
            <td className="number">{row.reachedPercent !== null && format.percent(row.reachedPercent)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import { useSearch } from "wouter";
import { asCents, plus } from "#domain/money/cents.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Pagination } from "../../../components/ui/pagination.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Sample, Section } from "../section.tsx";

const rows = [
  { day: "2026-05-03", program: "children", status: "completed", tone: "good", cents: asCents(125_050) },
  { day: "2026-04-18", program: "elderly", status: "pending", tone: "warn", cents: asCents(2_608) },
  { day: "2026-03-27", program: "animals", status: "refunded", tone: "bad", cents: asCents(10_000) },
] as const;
const totalCents = rows.map(({ cents }) => cents).reduce(plus);
const pages = 12;
const firstPageShown = 6;

export default function TablesSection() {
  const { text } = useText();
  const current = usePageNumber();
  return (
    <Section id="tables">
      <Sample title={text("styleguide-parts.tables.table")}>
        <Card flush>
          <Gifts />
        </Card>
      </Sample>
      <Sample title={text("styleguide-parts.tables.pages")} className="grid gap-6">
        <Pages label={text("styleguide-parts.tables.many")} current={current} total={pages} />
      </Sample>
    </Section>
  );
}

function Gifts() {
  const { text, format } = useText();
  return (
    <Table
      label={text("styleguide-parts.tables.table")}
      columns={[
        text("styleguide-parts.tables.date"),
        text("styleguide-parts.tables.program"),
        text("styleguide-parts.tables.status"),
        { number: text("styleguide-parts.tables.amount") },
      ]}
    >
      <tbody>
        {rows.map(({ day, program, status, tone, cents }) => (
          <tr key={day}>
            <th scope="row">{format.date(day)}</th>
            <td>{text(`styleguide-parts.program.${program}`)}</td>
            <td>
              <Badge tone={tone}>{text(`styleguide-parts.donation.${status}`)}</Badge>
            </td>
            <td className="number">{format.moneyExact(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {text("styleguide-parts.tables.total")}
          </th>
          <td className="number">{format.moneyExact(totalCents)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Pages({ label, current, total }: { label: string; current: number; total: number }) {
  const { text } = useText();
  return (
    <Pagination
      label={label}
      current={current}
      total={total}
      hrefOf={(page) => `?page=${page}#tables`}
      previousLabel={text("styleguide-parts.tables.previous")}
      nextLabel={text("styleguide-parts.tables.next")}
      pageLabel={(page) => text("styleguide-parts.tables.page", { page })}
    />
  );
}

function usePageNumber(): number {
  const page = Number(new URLSearchParams(useSearch()).get("page"));
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : firstPageShown;
}

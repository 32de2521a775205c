import { useState } from "react";
import type { RowAnswer } from "#domain/content/editing/answers.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { StateBadge } from "./state-badge.tsx";

type Props = {
  kind: string;
  label: string;
  rows: readonly RowAnswer[];
  /** The query of the list. */
  search: string;
};

export function RecordTable({ kind, label, rows, search }: Props) {
  const { text, format } = useText();
  const [moved, setMoved] = useState("");
  const ordered = rows.some(({ order }) => order !== null);
  return (
    <>
      {ordered && <p className="text-sm text-ink-soft">{text("editor.order.text")}</p>}
      <output className="sr-only">{moved}</output>
      <Table
        label={label}
        className="[&_td]:align-middle"
        columns={[
          text("editor.column.title"),
          ...(ordered ? [text("editor.column.order")] : []),
          text("editor.column.state"),
          text("editor.column.missing"),
          text("editor.column.changed"),
        ]}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={`record-${row.id}`}>
              <th scope="row">
                <Link href={`/admin/content/${kind}/${row.id}`} className="text-link inline-block py-2">
                  {row.title}
                </Link>
              </th>
              {ordered && (
                <td>
                  <MoveButtons kind={kind} search={search} row={row} onMoved={setMoved} />
                </td>
              )}
              <td>
                <span className="flex flex-wrap gap-2">
                  <StateBadge state={row.state} />
                  {row.sample && <Badge tone="accent">{text("editor.sample")}</Badge>}
                  {row.publishAt !== null && <bdi className="text-sm">{format.dateTime(row.publishAt)}</bdi>}
                </span>
              </td>
              <td>
                <Lacking {...row} />
              </td>
              <td className="whitespace-nowrap">
                {row.changedAt !== null &&
                  (row.changedBy === null
                    ? format.date(row.changedAt)
                    : text("editor.list.by", { date: format.date(row.changedAt), name: row.changedBy }))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Lacking({ missing, problems }: RowAnswer) {
  const { text } = useText();
  if (missing.length > 0) {
    const languages = missing.map((language) => text(`editor.language.${language}`)).join(", ");
    return <Badge tone="warn">{text("editor.list.missing", { languages })}</Badge>;
  }
  return problems > 0 ? <Badge tone="warn">{text("editor.list.problems", { count: problems })}</Badge> : null;
}

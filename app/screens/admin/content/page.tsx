import type { KindAnswer } from "#domain/content/editing/answers.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { contentKey, freshForMs } from "./keys.ts";
import { EditorTrail } from "./editor-trail.tsx";

export default function ContentScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("editor.title")} description={text("editor.description")}>
      <EditorTrail />
      <Kinds />
    </StaffPage>
  );
}

function Kinds() {
  const { text, format } = useText();
  const { data, error } = useApi(contentKey, freshForMs);
  if (!data) return <Waiting error={error} />;
  return (
    <Table
      label={text("editor.title")}
      className="[&_td]:align-middle"
      columns={[
        text("editor.column.kind"),
        { number: text("editor.column.published") },
        { number: text("editor.column.drafts") },
        { number: text("editor.column.scheduled") },
        { number: text("editor.column.missing") },
        { number: text("editor.column.sample") },
      ]}
    >
      <tbody>
        {data.map((row) => (
          <tr key={row.kind}>
            <th scope="row">
              <Link href={hrefOf(row)} className="text-link inline-block py-2">
                {row.label}
              </Link>
            </th>
            <td className="number">{format.number(row.published)}</td>
            <td className="number">{format.number(row.drafts)}</td>
            <td className="number">{format.number(row.scheduled)}</td>
            <td className="number">
              {row.incomplete > 0 ? (
                <Badge tone="warn">{format.number(row.incomplete)}</Badge>
              ) : (
                format.number(0)
              )}
            </td>
            <td className="number">{format.number(row.samples)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Kinds with a single record open it directly. */
const hrefOf = ({ kind }: KindAnswer): string =>
  kind === "foundation" || kind === "statistics"
    ? `/admin/content/${kind}/${kind}`
    : `/admin/content/${kind}`;

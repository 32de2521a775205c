import type { Named } from "#domain/applications/review/answers.ts";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { Link } from "../../routing/link.tsx";
import { Table } from "../ui/table.tsx";
import { ApplicationStatusBadge } from "./application-status-badge.tsx";

export type ApplicationRow = {
  id: string;
  who: string;
  email: string;
  createdAt: string;
  status: ApplicationStatus;
  /** Only full lists say these. */
  about?: Named;
  assignee?: Named | null;
};

type Props = { kind: ApplicationKind; label: string; rows: readonly ApplicationRow[]; full?: boolean };

/** Applications in lines. The first word of each leads to its page. */
export function ApplicationTable({ kind, label, rows, full = false }: Props) {
  const { text } = useText();
  const columns: MessageId[] = [
    kind === "volunteer" ? "admin.column.name" : "admin.column.organisation",
    "admin.column.email",
    ...(full ? [`admin.column.about.${kind}` as const] : []),
    "admin.column.received",
    ...(full ? (["admin.column.assignee"] as const) : []),
    "admin.column.status",
  ];
  return (
    <Table label={label} columns={columns.map((column) => text(column))}>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} kind={kind} row={row} full={full} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ kind, row, full }: { kind: ApplicationKind; row: ApplicationRow; full: boolean }) {
  const { text, format } = useText();
  return (
    <tr>
      {/* Written by the applicant, in whichever language that is. */}
      <th scope="row" data-any-language>
        <Link href={`/admin/applications/${kind}/${row.id}`} dir="auto" className="text-link" data-row-link>
          {row.who}
        </Link>
      </th>
      <td data-any-language>
        <MailLink email={row.email} />
      </td>
      {full && <td data-any-language>{row.about?.name}</td>}
      <td className="whitespace-nowrap">
        <time dateTime={row.createdAt}>{format.date(row.createdAt)}</time>
      </td>
      {full && <td data-any-language>{row.assignee?.name ?? text("admin.nobody")}</td>}
      <td>
        <ApplicationStatusBadge status={row.status} />
      </td>
    </tr>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={mailto(email)} className="text-link wrap-anywhere">
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
}

/** Whatever stands in an address must not become a subject or a second receiver. */
const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

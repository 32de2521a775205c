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
};

type Props = { kind: ApplicationKind; label: string; rows: readonly ApplicationRow[] };

export function ApplicationTable({ kind, label, rows }: Props) {
  const { text } = useText();
  const columns: MessageId[] = [
    kind === "volunteer" ? "admin.column.name" : "admin.column.organisation",
    "admin.column.email",
    "admin.column.received",
    "admin.column.status",
  ];
  return (
    <Table label={label} columns={columns.map((column) => text(column))}>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} kind={kind} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ kind, row }: { kind: ApplicationKind; row: ApplicationRow }) {
  const { format } = useText();
  return (
    <tr>
      {/* Written by the applicant, in any language. */}
      <th scope="row" data-any-language>
        <Link href={`/admin/applications/${kind}/${row.id}`} dir="auto" className="text-link" data-row-link>
          {row.who}
        </Link>
      </th>
      <td data-any-language>
        <MailLink email={row.email} />
      </td>
      <td className="whitespace-nowrap">
        <time dateTime={row.createdAt}>{format.date(row.createdAt)}</time>
      </td>
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

/** Encoded, so that an address cannot add a subject or a second recipient. */
const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

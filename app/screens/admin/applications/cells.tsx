import type { ApplicationsList } from "#domain/applications/review/applications-list.ts";
import { ApplicationStatusBadge } from "../../../components/back-office/application-status-badge.tsx";
import { MailLink } from "../../../components/back-office/application-table.tsx";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = CellProps<ApplicationsList>;

export const applicationCells = { email: Email, assignee: Assignee, status: Status };

function Email({ row }: Props) {
  return <MailLink email={row.email} />;
}

function Assignee({ row }: Props) {
  const { text } = useText();
  return row.assignee ? <bdi data-any-language>{row.assignee.name}</bdi> : text("admin.nobody");
}

function Status({ row }: Props) {
  return <ApplicationStatusBadge status={row.status} />;
}

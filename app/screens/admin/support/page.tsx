import type { ThreadLine } from "#domain/support/answers.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { ThreadStatusBadge } from "../../../components/support/thread-status-badge.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";

const freshForMs = 10_000;

/** Staff see who waits for an answer. The words themselves are one click further, where reading is recorded. */
export default function AdminSupportScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("support.staff.title")} description={text("support.staff.description")}>
      <Threads />
    </StaffPage>
  );
}

function Threads() {
  const { text, format } = useText();
  const { data, error } = useApi("/api/admin/support", freshForMs);
  if (!data) return error ? <NotLoaded /> : <Skeleton className="h-96" />;
  if (data.length === 0)
    return <EmptyState title={text("support.staff.none")}>{text("support.staff.noneText")}</EmptyState>;
  return (
    <Table
      label={text("support.staff.title")}
      columns={[
        text("support.staff.subject"),
        text("support.staff.status"),
        { number: text("support.staff.messages") },
        text("support.staff.last"),
      ]}
    >
      <tbody>
        {data.map(({ id, subject, status, messages, lastMessageAt }) => (
          <tr key={id}>
            <td>
              <SubjectLink id={id} subject={subject} />
            </td>
            <td>
              <ThreadStatusBadge status={status} />
            </td>
            <td className="number">{format.number(messages)}</td>
            <td>
              <time dateTime={lastMessageAt}>{format.dateTime(lastMessageAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function SubjectLink({ id, subject }: Pick<ThreadLine, "id" | "subject">) {
  return (
    <Link href={`/admin/support/${id}`} className="text-link">
      <bdi data-any-language>{subject}</bdi>
    </Link>
  );
}

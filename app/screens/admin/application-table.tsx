import type { GrantApplicationAnswer, VolunteerApplicationAnswer } from "#domain/back-office/answers.ts";
import type { ApplicationStatus } from "#domain/back-office/application-status.ts";
import { Table } from "../../components/ui/table.tsx";
import { useWords } from "../../i18n/text.tsx";
import { ApplicationStatusBadge } from "./application-status-badge.tsx";

export type ApplicationKind = "volunteer" | "grant";
export type Application = VolunteerApplicationAnswer | GrantApplicationAnswer;
type Row = { id: string; who: string; email: string; createdAt: string; status: ApplicationStatus };

type Props = { kind: ApplicationKind; label: string; applications: readonly Application[] };

export function ApplicationTable({ kind, label, applications }: Props) {
  const { text, format } = useWords();
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{text(kind === "grant" ? "admin.column.organisation" : "admin.column.name")}</th>
          <th scope="col">{text("admin.column.email")}</th>
          <th scope="col">{text("admin.column.received")}</th>
          <th scope="col">{text("admin.column.status")}</th>
        </tr>
      </thead>
      <tbody>
        {applications.map(rowOf).map(({ id, who, email, createdAt, status }) => (
          <tr key={id}>
            {/* Written by the applicant, in whichever language that is. */}
            <th scope="row" data-any-language>
              <bdi>{who}</bdi>
            </th>
            <td data-any-language>
              <MailLink email={email} />
            </td>
            <td className="whitespace-nowrap">
              <time dateTime={createdAt}>{format.date(createdAt)}</time>
            </td>
            <td>
              <ApplicationStatusBadge status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={mailto(email)} className="text-link">
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
}

/** Whatever stands in an address must not become a subject or a second receiver. */
const mailto = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

const rowOf = (application: Application): Row =>
  "orgName" in application
    ? { ...application, who: application.orgName, email: application.contactEmail }
    : { ...application, who: application.name };

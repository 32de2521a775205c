import type { DonationListRow } from "#domain/donation-admin/answers.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import { Table } from "../../../components/ui/table.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

export function DonationTable({ rows }: { rows: readonly DonationListRow[] }) {
  const { text, format } = useText();
  return (
    <Table
      label={text("admin-donations.title")}
      columns={[
        text("admin-donations.column.reference"),
        text("admin-donations.column.donor"),
        text("admin-donations.column.date"),
        { number: text("admin-donations.column.amount") },
        text("admin-donations.column.status"),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="whitespace-nowrap">
              <Link href={`/admin/donations/${row.id}`} className="text-link">
                {row.reference}
              </Link>
            </td>
            {/* Written by the donor, in whichever language that is. */}
            <td>
              <span data-any-language>
                <bdi>{row.donorName ?? ""}</bdi>
              </span>
              {row.donorName === null && (
                <span className="text-ink-soft">{text("admin-donations.nameless")}</span>
              )}
              <span data-any-language className="block text-sm text-ink-soft">
                <bdi dir="ltr">{row.donorEmail ?? ""}</bdi>
              </span>
            </td>
            <td className="whitespace-nowrap">
              <time dateTime={row.createdAt}>{format.date(row.createdAt)}</time>
            </td>
            <td className="number whitespace-nowrap">
              <bdi>{format.moneyExact(row.amountCents)}</bdi>
              {row.frequency === "MONTHLY" && (
                <span className="block text-sm text-ink-soft">{text("admin-donations.monthly")}</span>
              )}
            </td>
            <td>
              <StatusBadge status={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function StatusBadge({ status }: { status: DonationStatus }) {
  return (
    <ValueBadge value={status} says={`admin-donations.status.${status}`} tones={tones} otherwise="bad" />
  );
}

const tones = { COMPLETED: "good", PENDING: "warn", PROCESSING: "warn" } as const;

import type { donationsList } from "#domain/donation-admin/donations-list.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = CellProps<typeof donationsList>;

export function Donor({ row: { donorName, donorEmail } }: Props) {
  const { text } = useText();
  return (
    <>
      {donorName === null ? (
        <span className="text-ink-soft">{text("admin-donations.nameless")}</span>
      ) : (
        <bdi data-any-language>{donorName}</bdi>
      )}
      <span data-any-language className="block text-sm text-ink-soft">
        <bdi dir="ltr">{donorEmail ?? ""}</bdi>
      </span>
    </>
  );
}

export function Amount({ row: { amountCents, frequency } }: Props) {
  const { text, format } = useText();
  return (
    <>
      <bdi>{format.moneyExact(amountCents)}</bdi>
      {frequency === "MONTHLY" && (
        <span className="block text-sm text-ink-soft">{text("admin-donations.monthly")}</span>
      )}
    </>
  );
}

export const Status = ({ row }: Props) => <StatusBadge status={row.status} />;

export function StatusBadge({ status }: { status: DonationStatus }) {
  return (
    <ValueBadge value={status} says={`admin-donations.status.${status}`} tones={tones} otherwise="bad" />
  );
}

const tones = { COMPLETED: "good", PENDING: "warn", PROCESSING: "warn" } as const;

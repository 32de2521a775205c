import type { DoubtfulGift } from "#domain/giving/risk/doubtful-gifts.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Decide } from "./decide.tsx";

export function DoubtfulTable({ gifts }: { gifts: readonly DoubtfulGift[] }) {
  const { text, format } = useText();
  return (
    <DataTable
      label={text("doubtful-gifts.list")}
      rows={gifts}
      rowKey={(gift) => gift.donationId}
      columns={[
        {
          head: text("doubtful-gifts.gift"),
          cell: (gift) => (
            <>
              <Link href={`/admin/donations/${gift.donationId}`} className="text-link">
                <bdi dir="ltr">{gift.reference}</bdi>
              </Link>
              <time dateTime={gift.notedAt} className="block text-sm text-ink-soft">
                {format.dateTime(gift.notedAt)}
              </time>
            </>
          ),
        },
        {
          head: text("doubtful-gifts.amount"),
          number: true,
          className: "whitespace-nowrap",
          cell: (gift) => <bdi>{format.moneyExact(gift.amountCents)}</bdi>,
        },
        {
          head: text("doubtful-gifts.reasons"),
          cell: (gift) => (
            <ul className="grid gap-1">
              {gift.reasons.map((reason) => (
                <li key={reason}>{text(`doubtful-gifts.reason.${reason}`)}</li>
              ))}
            </ul>
          ),
        },
        { head: text("doubtful-gifts.score"), number: true, cell: (gift) => format.number(gift.score) },
        { head: text("doubtful-gifts.decision"), cell: (gift) => <Decide gift={gift} /> },
      ]}
    />
  );
}

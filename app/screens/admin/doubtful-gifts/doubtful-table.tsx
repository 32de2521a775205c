import type { DoubtfulGift } from "#domain/giving/risk/doubtful-gifts.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Decide } from "./decide.tsx";

export function DoubtfulTable({ gifts }: { gifts: readonly DoubtfulGift[] }) {
  const { text, format } = useText();
  return (
    <Table
      label={text("doubtful-gifts.list")}
      columns={[
        text("doubtful-gifts.gift"),
        { number: text("doubtful-gifts.amount") },
        text("doubtful-gifts.reasons"),
        { number: text("doubtful-gifts.score") },
        text("doubtful-gifts.decision"),
      ]}
    >
      <tbody>
        {gifts.map((gift) => (
          <tr key={gift.donationId}>
            <td>
              <Link href={`/admin/donations/${gift.donationId}`} className="text-link">
                <bdi dir="ltr">{gift.reference}</bdi>
              </Link>
              <time dateTime={gift.notedAt} className="block text-sm text-ink-soft">
                {format.dateTime(gift.notedAt)}
              </time>
            </td>
            <td className="number whitespace-nowrap">
              <bdi>{format.moneyExact(gift.amountCents)}</bdi>
            </td>
            <td>
              <ul className="grid gap-1">
                {gift.reasons.map((reason) => (
                  <li key={reason}>{text(`doubtful-gifts.reason.${reason}`)}</li>
                ))}
              </ul>
            </td>
            <td className="number">{format.number(gift.score)}</td>
            <td>
              <Decide gift={gift} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

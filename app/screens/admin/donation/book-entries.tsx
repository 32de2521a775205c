import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { DebitAndCredit } from "../../../components/back-office/debit-and-credit.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";

export function BookEntries({ entries }: Pick<DonationStory, "entries">) {
  const { text, format } = useText();
  if (entries.length === 0) return <p className="text-ink-soft">{text("admin-donations.one.noEntries")}</p>;
  const lines = entries.flatMap(({ bookedOn, kind, lines: postings }) =>
    postings.map((posting) => ({ bookedOn, kind, ...posting })),
  );
  return (
    <Table
      label={text("admin-donations.one.entries")}
      columns={[
        text("admin-donations.column.date"),
        text("admin-donations.one.account"),
        { number: text("admin-donations.one.debit") },
        { number: text("admin-donations.one.credit") },
      ]}
    >
      <tbody>
        {lines.map(({ bookedOn, kind, account, cents }) => (
          <tr key={`${kind} ${bookedOn} ${account}`}>
            <td className="whitespace-nowrap">
              <time dateTime={bookedOn}>{format.date(bookedOn)}</time>
            </td>
            <th scope="row">
              <AccountName id={account} />
            </th>
            <DebitAndCredit cents={cents} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import type { DeskStory } from "#domain/donation-desk/answers.ts";
import { Table } from "../../components/ui/table.tsx";
import { useWords } from "../../i18n/text.tsx";

/** The lines of the ledger that this donation caused, as an accountant reads them. */
export function BookEntries({ entries }: Pick<DeskStory, "entries">) {
  const { text, format } = useWords();
  if (entries.length === 0) return <p className="text-ink-soft">{text("desk.one.noEntries")}</p>;
  const lines = entries.flatMap(({ bookedOn, kind, lines: postings }) =>
    postings.map((posting) => ({ bookedOn, kind, ...posting })),
  );
  return (
    <Table
      label={text("desk.one.entries")}
      columns={[
        text("desk.column.date"),
        text("desk.one.account"),
        { number: text("desk.one.debit") },
        { number: text("desk.one.credit") },
      ]}
    >
      <tbody>
        {lines.map(({ bookedOn, kind, account, cents }) => (
          <tr key={`${kind} ${bookedOn} ${account}`}>
            <td className="whitespace-nowrap">
              <time dateTime={bookedOn}>{format.date(bookedOn)}</time>
            </td>
            <th scope="row" data-any-language>
              <bdi dir="ltr">{account}</bdi>
            </th>
            <td className="number">{cents > 0 && <bdi>{format.moneyExact(cents)}</bdi>}</td>
            <td className="number">{cents < 0 && <bdi>{format.moneyExact(-cents)}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

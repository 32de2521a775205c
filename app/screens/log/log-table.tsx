import { minus, sumOf } from "#domain/money/sums.ts";
import { readKey, readRoot } from "#domain/proofs/statements.ts";
import { Table } from "../../components/ui/table.tsx";
import type { Answer } from "../../data/api-key.ts";
import { useText } from "../../i18n/text.tsx";

type Log = Answer<"GET", "/api/transparency/log">;
type Entry = Log["entries"][number];

export function LogTable({ entries, keys }: Pick<Log, "entries" | "keys">) {
  const { text } = useText();
  return (
    <section>
      <h2 className="mb-2 text-2xl">{text("log.newest")}</h2>
      <Table
        label={text("log.newest")}
        rows="log"
        columns={[
          text("log.number"),
          text("log.what"),
          text("log.at"),
          { number: text("log.gifts") },
          { number: text("log.refunds") },
          { number: text("log.other") },
          { number: text("log.raised") },
        ]}
      >
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.position} entry={entry} keys={keys} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Row({ entry, keys }: { entry: Entry } & Pick<Log, "keys">) {
  const { text, format } = useText();
  const root = readRoot(entry);
  const key = readKey(entry);
  const id = keys.find(({ publicKey }) => publicKey === key?.publicKey)?.id ?? "";
  const at = root?.at ?? key?.at;
  const sums = root
    ? [
        root.gifts.cents,
        root.refunds.cents,
        root.otherCents,
        minus(sumOf([root.gifts.cents, root.otherCents]), root.refunds.cents),
      ]
    : [null, null, null, null];
  return (
    <tr>
      <td>{entry.position}</td>
      <th scope="row">
        {root
          ? text("log.year", { year: String(root.year) })
          : key
            ? text("log.key", { id })
            : text("log.unknown")}
      </th>
      <td>{at && format.dateTime(at)}</td>
      {sums.map((cents, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is their meaning
        <td key={place} className="number">
          {cents === null ? "–" : format.moneyExact(cents)}
        </td>
      ))}
    </tr>
  );
}

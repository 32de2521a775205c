import { isCauseKind } from "#domain/ledger/entry.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { entryAddress } from "./view.ts";

/** For these kinds the stored description is English and not shown. */
const saidByKind: readonly string[] = [
  "gift",
  "fee",
  "refund",
  "refund_failed",
  "chargeback",
  "chargeback_reversed",
  "suspense",
  "suspense_fee",
  "suspense_returned",
  "suspense_restored",
  "bank_entry",
  "bank_match",
  "payout",
];

type Props = { entry: Readonly<{ kind: string; description: string; valueOn: string | null }> };

/** The kind of entry in the reader's language, and the description that was typed. */
export function EntryWords({ entry: { kind, description, valueOn } }: Props) {
  const { text, format } = useText();
  return (
    <>
      <span className="font-semibold">
        {isCauseKind(kind) ? text(`books.kind.${kind}`) : <bdi dir="ltr">{kind}</bdi>}
      </span>
      {!saidByKind.includes(kind) && (
        <span className="block text-ink-soft" data-any-language>
          <bdi>{description}</bdi>
        </span>
      )}
      {valueOn !== null && (
        <span className="block text-sm">{text("books.happenedOn", { date: format.date(valueOn) })}</span>
      )}
    </>
  );
}

export function EntryDay({ line }: { line: { bookedOn: string; entryId: number } }) {
  const { text, format } = useText();
  return (
    <td className="whitespace-nowrap">
      <time dateTime={line.bookedOn}>{format.date(line.bookedOn)}</time>
      <Link href={entryAddress(line)} className="text-link block text-sm">
        {text("books.entryNumber", { id: String(line.entryId) })}
      </Link>
    </td>
  );
}

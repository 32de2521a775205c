import { useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { addressOf } from "../../../components/back-office/list-address.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { KindLinks } from "./kind-links.tsx";
import { OpenItems } from "./open-items.tsx";
import { entriesKey, entriesPath, readBefore } from "./view.ts";

/** "An invoice came. Where do I put it, and which ones are still to be paid?" */
export default function EntriesScreen() {
  const { text } = useText();
  const mayBook = useMayBook();
  return (
    <BooksPage tab="entries">
      {mayBook && (
        <section className="grid gap-2">
          <h2 className="heading-3">{text("entries.what")}</h2>
          <p className="max-w-prose text-ink-soft">{text("entries.lead")}</p>
          <KindLinks shown={null} />
        </section>
      )}
      <OpenItems mayBook={mayBook} />
      <HandEntries />
    </BooksPage>
  );
}

function HandEntries() {
  const { text, format } = useText();
  const before = readBefore(useSearch());
  const { data, error } = useApi(entriesKey(before), freshForMs);
  const label = text("entries.list");
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="heading-3">{label}</h2>
      <ListOutcome
        count={data?.rows.length}
        hasFailed={error !== undefined}
        none={text("entries.list.none")}
        clear={null}
      >
        <Table
          label={label}
          columns={[
            text("entries.column.date"),
            text("entries.column.what"),
            { number: text("entries.column.amount") },
            text("entries.column.enteredBy"),
          ]}
        >
          <tbody>
            {data?.rows.map((row) => (
              <tr key={row.id}>
                <td className="whitespace-nowrap">
                  <time dateTime={row.bookedOn}>{format.date(row.bookedOn)}</time>
                </td>
                <td>
                  <span className="text-ink-soft">{text(`books.kind.${row.kind}`)}</span>
                  <Link href={`${entriesPath}/${row.number}`} className="text-link block" data-any-language>
                    <bdi>{row.description}</bdi>
                  </Link>
                  {row.isReversed && <Badge tone="bad">{text("documents.reversed")}</Badge>}
                </td>
                <td className="number whitespace-nowrap">
                  <bdi>{format.moneyExact(row.cents)}</bdi>
                </td>
                <td data-any-language>
                  <bdi>{row.enteredBy ?? ""}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ListOutcome>
      <OlderAndNewest
        label={label}
        newest={before === null ? null : { href: entriesPath, label: text("entries.newest") }}
        older={
          data?.older
            ? { href: entriesPath + addressOf({ before: data.older }), label: text("entries.older") }
            : null
        }
      />
    </section>
  );
}

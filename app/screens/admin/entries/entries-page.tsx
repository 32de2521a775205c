import { handEntriesList } from "#domain/ledger/by-hand/hand-entries-list.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { ListView } from "../../../components/list/list-view.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { KindLinks } from "./kind-links.tsx";
import { entriesPath, formAddress, openItemsKey } from "./view.ts";
import type { OpenItem } from "#domain/ledger/by-hand/answers.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useApi } from "../../../data/use-api.tsx";

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
  const { text } = useText();
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="heading-3">{text("entries.list")}</h2>
      <ListView list={handEntriesList} cells={{ description: Description }} />
    </section>
  );
}

function Description({ row }: CellProps<typeof handEntriesList>) {
  const { text } = useText();
  return (
    <>
      <span className="text-ink-soft">{text(`books.kind.${row.kind}`)}</span>
      <Link href={`${entriesPath}/${row.number}`} className="text-link block" data-any-language>
        <bdi>{row.description}</bdi>
      </Link>
      {row.isReversed && <Badge tone="bad">{text("documents.reversed")}</Badge>}
    </>
  );
}

/** Open items by due date. Bank lines settle them. */
function OpenItems({ mayBook }: { mayBook: boolean }) {
  const { text } = useText();
  const items = useApi(openItemsKey, freshForMs).data?.items ?? [];
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="heading-3">{text("entries.open")}</h2>
      {items.length === 0 ? (
        <p className="text-ink-soft">{text("entries.open.none")}</p>
      ) : (
        <Table
          label={text("entries.open")}
          columns={[
            text("entries.open.due"),
            text("entries.column.what"),
            { number: text("entries.column.amount") },
            ...(mayBook ? [text("entries.open.pay")] : []),
          ]}
        >
          <tbody>
            {items.map((item) => (
              <Item key={item.id} item={item} mayBook={mayBook} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function Item({ item, mayBook }: { item: OpenItem; mayBook: boolean }) {
  const { text, format } = useText();
  return (
    <tr>
      <td className="whitespace-nowrap">
        {item.dueOn && <time dateTime={item.dueOn}>{format.date(item.dueOn)}</time>}{" "}
        {item.isOverdue && <Badge tone="bad">{text("entries.open.overdue")}</Badge>}
      </td>
      <td data-any-language>
        {item.party && (
          <span className="block">
            <bdi>{item.party}</bdi>
          </span>
        )}
        <Link href={`${entriesPath}/${item.number}`} className="text-link">
          <bdi>{item.description}</bdi>
        </Link>
      </td>
      <td className="number">
        <span className="block text-sm text-ink-soft">
          {text(item.cents < 0 ? "entries.open.toPay" : "entries.open.toReceive")}
        </span>
        <bdi className="whitespace-nowrap">{format.moneyExact(absoluteOf(item.cents))}</bdi>
        {item.cents !== item.wholeCents && (
          <span className="block text-sm text-ink-soft">
            {text("entries.open.ofWhole", { amount: format.moneyExact(absoluteOf(item.wholeCents)) })}
          </span>
        )}
      </td>
      {mayBook && (
        <td>
          <Link
            href={formAddress("payment", item.id)}
            className="text-link"
            aria-label={`${text("entries.open.pay")}: ${item.description}`}
          >
            {text("entries.open.pay")}
          </Link>
        </td>
      )}
    </tr>
  );
}

import { handEntriesList } from "#domain/ledger/by-hand/hand-entries-list.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { ListView } from "../../../components/list/list-view.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { KindLinks } from "./kind-links.tsx";
import { OpenItems } from "./open-items.tsx";
import { entriesPath } from "./view.ts";

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

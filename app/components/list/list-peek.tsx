import { choosableColumns, labelOf, type AnyList, type Options, type RowOf } from "#domain/lists/list.ts";
import type { Address } from "../../data/api-key.ts";
import { Link } from "../../routing/link.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import type { Cells } from "./list-cell.tsx";
import { nameOf } from "./list-key.ts";
import { Cell } from "./list-row.tsx";
import { useListText } from "./use-list-text.ts";

type Props<L extends AnyList> = {
  list: L;
  cells: Cells<L>;
  rows: readonly RowOf<L>[];
  /** The place of the shown row. */
  place: number;
  options: Options | undefined;
  listKey: Address;
  onPeek: (place: number | null) => void;
};

/** All that the list knows about a row, beside the list. It asks the server for nothing. */
export function ListPeek<L extends AnyList>({
  list,
  cells,
  rows,
  place,
  options,
  listKey,
  onPeek,
}: Props<L>) {
  const { text } = useListText();
  const row = rows[place];
  if (row === undefined) return null;
  const step = (to: number, label: string, arrow: string) => (
    <Button variant="quiet" size="small" disabled={rows[to] === undefined} onClick={() => onPeek(to)}>
      <span aria-hidden="true">{arrow}</span>
      <span className="sr-only">{text(label)}</span>
    </Button>
  );
  return (
    <aside aria-label={text("back-office.list.peek")} className="list-peek">
      <div className="flex items-center gap-1">
        <h2 className="me-auto text-lg font-semibold wrap-anywhere">
          <bdi data-any-language>{nameOf(list, row)}</bdi>
        </h2>
        {step(place - 1, "back-office.rows.previous", "↑")}
        {step(place + 1, "back-office.rows.next", "↓")}
        <Button variant="quiet" size="small" onClick={() => onPeek(null)}>
          <span aria-hidden="true">×</span>
          <span className="sr-only">{text("back-office.keys.close")}</span>
        </Button>
      </div>
      <Facts>
        {choosableColumns(list).map((name) => (
          <div key={name}>
            <dt className="text-ink-soft">{text(labelOf(list, name))}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <Cell {...{ list, cells, name, row, options, listKey }} />
            </dd>
          </div>
        ))}
      </Facts>
      {list.open && (
        <ButtonLink as={Link} href={list.open(row)} variant="secondary" className="justify-self-start">
          {text("back-office.list.open")}
        </ButtonLink>
      )}
    </aside>
  );
}

import { useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { isNarrowed, readAsked, writeAsked, type Asked } from "#domain/lists/asked.ts";
import { hasViews } from "#domain/lists/view.ts";
import type { AnyList, ListPage, RowOf } from "#domain/lists/list.ts";
import { useApi } from "../../data/use-api.tsx";
import { ExportLinks } from "../back-office/export-links.tsx";
import { freshForMs } from "../back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../back-office/list-outcome.tsx";
import { useKeptRows } from "../back-office/row-steps.tsx";
import { ListBar } from "./list-bar.tsx";
import type { Cells } from "./list-cell.tsx";
import { ListChips, ListTotals } from "./list-chips.tsx";
import { listKey } from "./list-key.ts";
import { ListPeek } from "./list-peek.tsx";
import { ListViews } from "./list-views.tsx";
import { SelectionBar, useSelection, type Action } from "./list-selection.tsx";
import { ListTable } from "./list-table.tsx";
import { useListText } from "./use-list-text.ts";

export type ListViewProps<L extends AnyList> = {
  list: L;
  cells?: Cells<L>;
  toolbar?: ReactNode;
  /** What can be done with several rows. */
  actions?: readonly Action<L>[];
};

export function ListView<L extends AnyList>({
  list,
  cells = {},
  toolbar,
  actions = noActions,
}: ListViewProps<L>) {
  const { text } = useListText();
  const [path, navigate] = useLocation();
  const asked = useAsked(list, path);
  const key = listKey(list, asked);
  const { data: answer, error } = useApi(key, freshForMs);
  // The rows before stay until the next ones are loaded, so that nothing moves.
  const [data, setData] = useState(answer as ListPage<RowOf<L>> | undefined);
  if (answer && answer !== data) setData(answer as ListPage<RowOf<L>>);
  const isBusy = !answer && !error;
  const selection = useSelection(list, asked);
  const isSelectable = actions.length > 0 || (list.files === true && list.open !== undefined);
  const rows = data?.rows ?? [];
  const [peeked, setPeeked] = useState<number | null>(null);
  const { open } = list;
  useKeptRows(
    data && open
      ? { list: list.page + writeAsked(list, asked), hrefs: data.rows.map((row) => open(row)) }
      : null,
  );
  const narrowed = isNarrowed(asked);
  const { intro, none = "back-office.list.none", next } = list.words;
  const step = (before: string | null, label: string) => ({
    href: list.page + writeAsked(list, { ...asked, before }),
    label: text(label),
  });
  return (
    <div className="list">
      {intro && <p className="max-w-prose text-ink-soft">{text(intro)}</p>}
      {hasViews(list) && <ListViews list={list} asked={asked} saved={data?.views ?? []} />}
      <ListBar
        list={list}
        asked={asked}
        options={data?.options}
        onShow={(search) => navigate(list.page + writeAsked(list, readAsked(list, search)))}
      >
        {toolbar}
      </ListBar>
      <ListChips list={list} asked={asked} options={data?.options} />
      <ListTotals list={list} data={answer ? data : undefined} error={error} />
      <ListOutcome
        count={error ? undefined : data?.rows.length}
        error={error}
        none={text(narrowed ? "back-office.list.noMatch" : none)}
        next={next && text(next)}
        clear={narrowed ? { href: list.page, label: text("back-office.list.clear") } : null}
      >
        <div className="list-panes">
          <ListTable
            {...{ list, asked, cells, isBusy, rows, peeked }}
            selection={isSelectable ? selection : null}
            options={data?.options}
            listKey={key}
            onPeek={setPeeked}
          />
          {peeked !== null && (
            <ListPeek
              {...{ list, cells, rows }}
              place={peeked}
              options={data?.options}
              listKey={key}
              onPeek={setPeeked}
            />
          )}
        </div>
      </ListOutcome>
      {isSelectable && <SelectionBar {...{ list, asked, data, selection, actions }} />}
      <div className="list-foot">
        {list.files && (
          <ExportLinks
            list={list}
            title={text(list.words.title)}
            search={writeAsked(list, { ...asked, before: null, columns: [], view: "" })}
          />
        )}
        <OlderAndNewest
          label={text("back-office.list.pages")}
          newest={asked.before === null ? null : step(null, "back-office.list.first")}
          older={data?.older ? step(data.older, "back-office.list.next") : null}
        />
      </div>
    </div>
  );
}

const noActions: never[] = [];

/** While the next screen loads, the URL is already the new one; this screen keeps its view. */
function useAsked(list: AnyList, path: string): Asked {
  const search = useSearch();
  const [ownPath] = useState(path);
  const [own, setOwn] = useState(search);
  if (path === ownPath && own !== search) setOwn(search);
  return readAsked(list, own);
}

import { useState, type ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { isNarrowed, readAsked, writeAsked, type Asked } from "#domain/lists/asked.ts";
import type { AnyList, ListPage, RowOf } from "#domain/lists/list.ts";
import { useApi } from "../../data/use-api.tsx";
import { ExportLinks } from "../back-office/export-links.tsx";
import { freshForMs } from "../back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../back-office/list-outcome.tsx";
import { ListBar } from "./list-bar.tsx";
import type { Cells } from "./list-cell.tsx";
import { listKey } from "./list-key.ts";
import { ListTable } from "./list-table.tsx";
import { useListText } from "./use-list-text.ts";

export type ListViewProps<L extends AnyList> = {
  list: L;
  cells?: Cells<L>;
  toolbar?: ReactNode;
};

export function ListView<L extends AnyList>({ list, cells = {}, toolbar }: ListViewProps<L>) {
  const { text } = useListText();
  const [path, navigate] = useLocation();
  const asked = useAsked(list, path);
  const key = listKey(list, asked);
  const { data: answer, error } = useApi(key, freshForMs);
  const data = answer as ListPage<RowOf<L>> | undefined;
  // Kept while the next rows load, so that the form does not lose its options.
  const [options, setOptions] = useState(data?.options);
  if (data?.options && data.options !== options) setOptions(data.options);
  const narrowed = isNarrowed(asked);
  const { intro, none = "back-office.list.none", found = "back-office.list.found" } = list.words;
  const step = (before: string | null, label: string) => ({
    href: list.page + writeAsked(list, { ...asked, before }),
    label: text(label),
  });
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      {intro && <p className="max-w-prose text-ink-soft">{text(intro)}</p>}
      <ListBar
        list={list}
        asked={asked}
        options={options}
        onShow={(search) => navigate(list.page + writeAsked(list, readAsked(list, search)))}
      />
      {toolbar}
      {list.counted && (
        // Read aloud whenever other rows appear.
        <output className="text-sm text-ink-soft">
          {data ? text(found, { count: data.count ?? 0 }) : !error && text("shell.loading")}
        </output>
      )}
      <ListOutcome
        count={data?.rows.length}
        error={error}
        none={text(narrowed ? "back-office.list.noMatch" : none)}
        clear={narrowed ? { href: list.page, label: text("back-office.list.clear") } : null}
      >
        <ListTable list={list} cells={cells} rows={data?.rows ?? []} listKey={key} />
      </ListOutcome>
      {list.files && (
        <ExportLinks
          list={list}
          title={text(list.words.title)}
          search={writeAsked(list, { ...asked, before: null })}
        />
      )}
      <OlderAndNewest
        label={text("back-office.list.pages")}
        newest={asked.before === null ? null : step(null, "back-office.list.first")}
        older={data?.older ? step(data.older, "back-office.list.next") : null}
      />
    </div>
  );
}

/** While the next screen loads, the URL is already the new one; this screen keeps its view. */
function useAsked(list: AnyList, path: string): Asked {
  const search = useSearch();
  const [ownPath] = useState(path);
  const [own, setOwn] = useState(search);
  if (path === ownPath && own !== search) setOwn(search);
  return readAsked(list, own);
}

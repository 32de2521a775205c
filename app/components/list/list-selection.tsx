import { useState, type ComponentType } from "react";
import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import { maxSelected, type AnyList, type ListPage, type Options, type RowOf } from "#domain/lists/list.ts";
import { useUser } from "../../data/site.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { Button } from "../ui/button.tsx";
import { keyOf, listKey } from "./list-key.ts";
import { OutcomeNotice, type Outcome } from "./list-result.tsx";
import { useListText } from "./use-list-text.ts";

export type ActionProps<L extends AnyList> = {
  list: AnyList;
  options: Options | undefined;
  rows: readonly RowOf<L>[];
  /** Reloads the list and shows what was done. */
  onDone: (outcome: Outcome<RowOf<L>>) => void;
};
/** A button that acts on all selected rows, each by the rule for one record. */
export type Action<L extends AnyList> = ComponentType<ActionProps<L>>;

export const selectionForm = "list-selection";

/** The selected rows by key. Another view of the list begins with none. */
export function useSelection<L extends AnyList>(list: L, asked: Asked) {
  const view = list.page + writeAsked(list, { ...asked, columns: [], view: "" });
  const [state, setState] = useState({ view, rows: new Map<string, RowOf<L>>() });
  const rows = state.view === view ? state.rows : new Map<string, RowOf<L>>();
  const select = (chosen: readonly RowOf<L>[], isSelected: boolean) => {
    // Two rows can be selected before the next rendering.
    setState((before) => {
      const next = new Map(before.view === view ? before.rows : []);
      for (const row of chosen) {
        const key = keyOf(list, row);
        if (!isSelected) next.delete(key);
        else if (next.size < maxSelected) next.set(key, row);
      }
      return { view, rows: next };
    });
  };
  return { rows, select, clear: () => setState({ view, rows: new Map() }) };
}
export type Selection<L extends AnyList> = ReturnType<typeof useSelection<L>>;

type Props<L extends AnyList> = {
  list: L;
  asked: Asked;
  data: ListPage<RowOf<L>> | undefined;
  selection: Selection<L>;
  actions: readonly Action<L>[];
};

/** Appears when a row is selected. Files of the selected rows work without JavaScript. */
export function SelectionBar<L extends AnyList>({ list, asked, data, selection, actions }: Props<L>) {
  const { text } = useListText();
  const { count = 0, options } = data ?? {};
  const cache = useApiCache();
  const [outcome, setOutcome] = useState<Outcome<RowOf<L>> | null>(null);
  const mayExport = useUser()?.role === "ADMIN" && list.files;
  const rows = [...selection.rows.values()];
  const reload = () => cache.reload(listKey(list, asked));
  const selectAll = async () => {
    const found: RowOf<L>[] = [];
    let before: string | null = null;
    do {
      const address = listKey(list, { ...asked, before });
      await cache.load(address);
      const page = cache.entry(address).data as ListPage<RowOf<L>> | undefined;
      if (!page) return;
      found.push(...page.rows);
      before = page.older;
    } while (before !== null && found.length < maxSelected);
    selection.select(found, true);
  };
  return (
    <>
      {outcome && (
        <OutcomeNotice
          {...{ list, outcome }}
          onChange={(next) => {
            setOutcome(next);
            void reload();
          }}
        />
      )}
      <form id={selectionForm} method="get" className="list-selection" data-list-acts>
        <output>{text("back-office.list.selected", { count: rows.length })}</output>
        {count > rows.length && rows.length < maxSelected && (
          <Button variant="quiet" size="small" onClick={() => void selectAll()}>
            {text("back-office.list.selectAll", { count: Math.min(count, maxSelected) })}
          </Button>
        )}
        {actions.map((Act, place) => (
          <Act
            key={place}
            {...{ list, options, rows }}
            onDone={(done) => {
              setOutcome(done);
              selection.clear();
              void reload();
            }}
          />
        ))}
        {mayExport &&
          ["xlsx", "csv"].map((format) => (
            <Button
              key={format}
              type="submit"
              variant="secondary"
              size="small"
              formAction={`/api/admin/exports/${list.name}.${format}`}
            >
              {text("exports.as", { format: format.toUpperCase() })}
            </Button>
          ))}
        <Button variant="quiet" size="small" onClick={selection.clear}>
          {text("back-office.list.deselect")}
        </Button>
      </form>
    </>
  );
}

import { readAsked, writeAsked, type Asked } from "./asked.ts";
import type { AnyList, SavedView } from "./list.ts";

export const maxViewName = 60;
/** The longest address query of a view. */
export const maxViewSearch = 2000;
/** One person's views of one list. */
export const maxViews = 30;

/** A default view has a message instead of a name. `search`: null for the page of another list. */
export type View = Readonly<{ id: string; href: string; search: string | null; saved: SavedView | null }>;

/** The id of the view without filters. */
const allRows = "all";

/** Without page and selection. Typed words are left out, because they often name a person. */
export function viewSearch(list: AnyList, search: string): string {
  const asked = readAsked(list, search);
  const filters = Object.entries(asked.filters).filter(([name]) => list.filters[name]?.kind !== "words");
  return writeAsked(list, {
    ...asked,
    filters: Object.fromEntries(filters),
    search: "",
    before: null,
    only: [],
    view: "",
  });
}

/** A list without filters, orders and columns to choose has one view only. */
export const hasViews = (list: AnyList): boolean =>
  list.views !== undefined ||
  list.files === true ||
  Object.keys(list.filters).length > 0 ||
  Object.keys(list.sorts).length > 1;

/** All rows, the default views, then the saved ones. */
export function viewsOf(list: AnyList, saved: readonly SavedView[]): View[] {
  const defaults = Object.entries(list.views ?? {}).map(([id, address]) =>
    address.startsWith("?")
      ? ownView(list, id, viewSearch(list, address))
      : { id, href: address, search: null, saved: null },
  );
  return [
    { id: allRows, href: list.page, search: "", saved: null },
    ...defaults,
    ...saved.map((view) => ({ ...ownView(list, view.id, viewSearch(list, view.search)), saved: view })),
  ];
}

/** The view that the address names, else the one that shows the same, else all rows with changes. */
export function currentView(
  list: AnyList,
  asked: Asked,
  views: readonly View[],
): { view: View | undefined; isChanged: boolean } {
  const search = viewSearch(list, writeAsked(list, asked));
  const view =
    views.find(({ id, search: own }) => id === asked.view && own !== null) ??
    views.find((each) => each.search === search) ??
    views.find(({ id }) => id === allRows);
  return { view, isChanged: view?.search !== search };
}

const ownView = (list: AnyList, id: string, search: string): View => ({
  id,
  href: list.page + writeAsked(list, { ...readAsked(list, search), view: id }),
  search,
  saved: null,
});

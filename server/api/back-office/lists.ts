import { listCall } from "#contract/list-calls.ts";
import { lists, type ListName } from "#contract/lists.ts";
import type { Scope } from "#domain/connections/scopes.ts";
import { defaultSort, keysIn, type Asked } from "#domain/lists/asked.ts";
import type { Column } from "#domain/lists/column.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { hasViews } from "#domain/lists/view.ts";
import { hasScope, refuseScope } from "../../auth/api-token.ts";
import { callerOf } from "../../auth/caller.ts";
import type { ListRow } from "../../compose/back-office/lists.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, type Endpoint } from "../../endpoint.ts";

export const listsApi = ({ lists: stored }: Pick<Foundation, "lists">): Endpoint[] =>
  lists.map((list: AnyList) => ({
    ...listCall(list),
    method: "GET",
    path: list.path,
    handle: async ({ c, query }) => {
      const asked = askedOf(list, query as Query);
      const searchScope = list.search?.scope as Scope | undefined;
      // Finding a row by name or address reveals whose it is.
      if (asked.search !== "" && searchScope && !hasScope(c, searchScope)) return refuseScope(c, searchScope);
      const reader = { userId: callerOf(c).asActor().userId, language: c.get("language") };
      const [page, views] = await Promise.all([
        stored.page(list.name as ListName, asked, reader),
        // Their names are for colleagues.
        hasViews(list) && !c.get("token") ? stored.views.of(list.name, reader.userId) : null,
      ]);
      return answer(c, 200, { ...page, rows: page.rows.map(withinScopes(list, c)), ...(views && { views }) });
    },
  }));

export type Query = Readonly<Record<string, string | undefined>>;

export const askedOf = (list: AnyList, query: Query): Asked => ({
  filters: Object.fromEntries(
    Object.keys(list.filters).flatMap((name) => (query[name]?.trim() ? [[name, query[name].trim()]] : [])),
  ),
  search: (query["q"] ?? "").trim(),
  sort: query["sort"] || defaultSort(list),
  before: query["before"] || null,
  columns: [],
  only: keysIn(query["only"] ?? ""),
  view: "",
});

/** API tokens read null where they lack the scope of a column. */
function withinScopes(list: AnyList, c: RequestContext): (row: ListRow) => ListRow {
  const hidden = Object.entries<Column>(list.columns)
    .filter(([, { scope }]) => scope !== undefined && !hasScope(c, scope as Scope))
    .map(([name]) => [name, null] as const);
  return (row) => (hidden.length === 0 ? row : { ...row, ...Object.fromEntries(hidden) });
}

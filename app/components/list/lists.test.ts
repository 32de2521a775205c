import { basename } from "node:path/posix";
import { expect, test } from "vitest";
import type { Column } from "#domain/lists/column.ts";
import { exportedColumns, filterLabelOf, labelOf, orderOf, type AnyList } from "#domain/lists/list.ts";
import { readCatalogs } from "../../messages/read-catalogs.ts";
import { catalogsOf } from "../../routing/load-screen.ts";
import { staffRoutes } from "../../routes/staff-routes.ts";

const { en } = readCatalogs();
const routes = staffRoutes.flatMap((route) => (route.list ? [{ route, list: route.list }] : []));

/** Every message id that the screen and the files of a list need. */
function idsOf(list: AnyList): string[] {
  const columns = Object.entries<Column>(list.columns);
  const filters = Object.entries(list.filters).filter(([, { hidden }]) => !hidden);
  const valuesOf = ({ words, values = [] }: { words?: string; values?: readonly string[] }) =>
    words === undefined ? [] : values.map((value) => `${words}.${value}`);
  const sorts = Object.keys(list.sorts);
  return [
    ...Object.values(list.words),
    ...Object.keys(list.views ?? {}).map((name) => `back-office.view.${name}`),
    ...Object.values(list.totals ?? {}),
    ...list.table.map((name) => labelOf(list, name)),
    ...(list.files ? exportedColumns(list).map(([name]) => labelOf(list, name)) : []),
    ...columns.flatMap(([, column]) => valuesOf(column)),
    ...filters.flatMap(([name, filter]) => [
      filterLabelOf(list, name),
      ...[filter.all, filter.hint].filter((id) => id !== undefined),
      ...valuesOf(filter),
    ]),
    ...[list.search?.label, list.search?.hint].filter((id) => id !== undefined),
    ...(sorts.length > 1 ? sorts.map((sort) => `back-office.sort.${sort}`) : []),
  ];
}

test.each(routes)("$list.name finds all its words in the catalogs of its page", ({ route, list }) => {
  const known = catalogsOf(route).flatMap((name) => Object.keys(en[basename(name)] ?? {}));
  expect(idsOf(list).filter((id) => !known.includes(id))).toEqual([]);
});

test.each(routes)("$list.name orders by columns that exist and shows its key to nobody twice", ({ list }) => {
  const columns = Object.keys(list.columns as object);
  expect(columns).toContain(list.key);
  for (const sort of Object.keys(list.sorts))
    for (const column of orderOf(list, sort).columns) expect(columns).toContain(column);
  expect(new Set(list.table).size).toBe(list.table.length);
});

import * as z from "zod/mini";
import type { Scope } from "#domain/connections/scopes.ts";
import { maxCursorLength } from "#domain/lists/asked.ts";
import type { Column } from "#domain/lists/column.ts";
import { maxSearchLength, type Filter } from "#domain/lists/filter.ts";
import { maxSelected, type AnyList, type ListPage, type RowOf } from "#domain/lists/list.ts";
import { hasViews } from "#domain/lists/view.ts";
import { centsField } from "#domain/money/cents-field.ts";
import type { Schema } from "./call.ts";

const textUpTo = (most: number) => z.optional(z.string().check(z.maxLength(most)));

type PageSchema<L extends AnyList> = z.ZodMiniType<ListPage<RowOf<L>>>;

export const listCall = <L extends AnyList>(list: L) => ({
  who: list.who,
  ...(list.scope !== undefined && { scope: list.scope as Scope }),
  summary: list.summary,
  query: listQuery(list),
  answers: { 200: pageSchema(list) as PageSchema<L> },
});

/** A form that is sent without JavaScript names every field, so each may be empty. */
export const listQuery = (list: AnyList) =>
  z.object({
    ...Object.fromEntries(Object.entries(list.filters).map(([name, filter]) => [name, filterSchema(filter)])),
    ...(list.search && { q: textUpTo(maxSearchLength) }),
    ...(Object.keys(list.sorts).length > 1 && {
      sort: z.optional(z.enum(["", ...Object.keys(list.sorts)])),
    }),
    before: textUpTo(maxCursorLength),
    only: textUpTo(maxSelected * maxSearchLength),
  });

function filterSchema({ kind, values = [], max = maxSearchLength }: Filter): Schema {
  switch (kind) {
    case "choice":
      return z.optional(z.enum(["", ...values]));
    case "year":
      return z.optional(z.string().check(z.regex(/^([12]\d{3})?$/)));
    case "day":
      return z.optional(z.union([z.literal(""), z.iso.date().check(z.regex(/^[12]\d{3}-/))]));
    case "option":
    case "amount":
    case "words":
      return textUpTo(max);
  }
}

export const rowSchema = <L extends AnyList>(list: L) =>
  z.object(
    Object.fromEntries(
      Object.entries<Column>(list.columns).map(([name, column]) => [name, columnSchema(column)]),
    ),
  ) as unknown as z.ZodMiniType<RowOf<L>>;

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
});

function pageSchema(list: AnyList): Schema {
  const options = z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string() })));
  return z.object({
    rows: z.array(rowSchema(list)),
    older: z.nullable(z.string()),
    count: z.optional(z.int()),
    totals: z.optional(z.record(z.string(), centsField)),
    options: z.optional(options),
    ...(hasViews(list) && { views: z.optional(z.array(savedView)) }),
  });
}

const columnSchema = (column: Column): Schema =>
  column.nullable || column.scope ? z.nullable(valueSchema(column)) : valueSchema(column);

function valueSchema({ kind, values = [] }: Column): Schema {
  switch (kind) {
    case "number":
      return z.int();
    case "money":
      return centsField;
    case "day":
      return z.iso.date();
    case "moment":
      return z.iso.datetime();
    case "choice":
      return z.enum(values);
    case "choices":
      return z.array(z.enum(values));
    case "flag":
      return z.boolean();
    case "reference":
      return z.object({ id: z.string(), name: z.string() });
    case "json":
      return z.unknown();
    case "text":
    case "code":
      return z.string();
  }
}

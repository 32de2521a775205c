import type { Checker, Type } from "typescript/unstable/sync";
import type { Catalog } from "./catalog.ts";
import type { Column, Described } from "./describe-statement.ts";
import type { Form, Found } from "./find-statements.ts";
import { fits, isNullable, leftOut } from "./fits.ts";
import { mayBeNull } from "./may-be-null.ts";
import { typeAsRead } from "./type-as-read.ts";

/** What speaks against a statement: PostgreSQL does not take it, or its rows are not what they are said to be. */
export function faultsOf(
  checker: Checker,
  catalog: Catalog,
  { row, readsRows }: Found,
  { text, values }: Form,
  described: Described,
): string[] {
  if ("refused" in described) return [`PostgreSQL refuses it: ${described.refused}`];
  const { columns, parameters } = described;
  if (values !== undefined && values !== parameters)
    return [`it takes ${parameters} values, but is given ${values}`];
  if (!row) {
    return columns.length > 0 && readsRows ? ["its rows are read, but not declared: query<Row>(...)"] : [];
  }
  if (row.isTypeParameter()) return ["its row is left to callers, who do not see the statement"];
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const column = columns.findLast(({ name }) => name === property.name);
    if (!column) return [`"${property.name}" is declared, but no column of the answer`];
    const type = checker.getTypeOfSymbol(property);
    return type ? faultOfColumn(checker, catalog, type, column, text) : [`"${property.name}" has no type`];
  });
}

function faultOfColumn(
  checker: Checker,
  catalog: Catalog,
  type: Type,
  column: Column,
  text: string,
): string[] {
  const read = typeAsRead(column.type);
  const said = () => `"${column.name}" is declared as ${checker.typeToString(type)}`;
  if (!fits(checker, type, read)) return [`${said()}, but ${column.type} is read as ${read}`];
  const forgotten = leftOut(type, possibleValues(catalog, column, text));
  if (forgotten.length > 0) return [`${said()}, but it can be ${forgotten.join(", ")}`];
  if (isNullable(checker, type) || !mayBeNull(catalog, column, text)) return [];
  return [`${said()}, but it can be null`];
}

/** What the table's own rule allows, less what the statement excludes. */
function possibleValues(catalog: Catalog, { table, place }: Column, text: string): string[] {
  const { name, values = [] } = catalog.columns.get(`${table}.${place}`) ?? {};
  return values.filter((value) => !text.includes(`${name} <> '${value}'`));
}

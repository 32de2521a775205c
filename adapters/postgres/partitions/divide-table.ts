import pg from "pg";
import { shapeOf, type Shape } from "./shape-of.ts";

/** `from` starts the second partition; `key` is the partition column, which every primary key contains. */
export type Division = Readonly<{ table: string; key: string; from: string; part: string }>;

const { escapeIdentifier: name, escapeLiteral: literal } = pg;
export const firstPartOf = (table: string): string => `${table}_first`;

/** Existing rows become the first partition without copying; keys, triggers, views and rights move. Needs a lock on the table. */
export async function divideTable(
  client: pg.ClientBase,
  { table, key, from, part }: Division,
): Promise<void> {
  const run = (text: string) => client.query(text);
  const shape = await shapeOf(client, table);
  const first = firstPartOf(table);
  for (const { table: other, name: constraint } of shape.referencedBy)
    await run(`alter table ${other} drop constraint ${name(constraint)}`);
  await makeRoom(client, table, shape);
  await run(`create table ${name(table)} (like ${name(first)} including defaults including constraints including generated
    including storage) partition by range (${name(key)})`);
  for (const { name: constraint, made, columns } of shape.keys)
    if (columns.includes(key))
      await run(`alter table ${name(table)} add constraint ${name(constraint)} ${made}`);
  for (const { name: constraint, made } of shape.references)
    await run(`alter table ${name(table)} add constraint ${name(constraint)} ${made}`);
  for (const { made } of shape.indexes) await run(made);
  await run(
    `alter table ${name(table)} attach partition ${name(first)} for values from (minvalue) to (${literal(from)})`,
  );
  for (const { made } of shape.triggers) await run(made);
  await keepKeysAcrossParts(client, table, key, shape);
  await openPart(client, { table, part, from }, shape);
  for (const { table: other, name: constraint, made } of shape.referencedBy)
    await run(`alter table ${other} add constraint ${name(constraint)} ${made}`);
  for (const { name: view, options, made } of shape.views)
    await run(`create or replace view ${view}${options} as ${made}`);
  for (const { role, right } of shape.rights) {
    await run(`grant ${right} on ${name(table)} to ${role}`);
    await run(`revoke ${right} on ${name(first)} from ${role}`);
  }
}

/** Renames the old table and its objects, so that the parent can use their names. Row triggers come back from the parent. */
async function makeRoom(client: pg.ClientBase, table: string, shape: Shape): Promise<void> {
  const first = firstPartOf(table);
  await client.query(`alter table ${name(table)} rename to ${name(first)}`);
  for (const { name: trigger, forEachRow } of shape.triggers)
    if (forEachRow) await client.query(`drop trigger ${name(trigger)} on ${name(first)}`);
  for (const { name: key } of [...shape.keys, ...shape.references])
    await client.query(
      `alter table ${name(first)} rename constraint ${name(key)} to ${name(`${key}_first`)}`,
    );
  for (const { name: index } of shape.indexes)
    await client.query(`alter index ${name(index)} rename to ${name(`${index}_first`)}`);
}

/** A unique key over all partitions must contain the partition column. For other keys a trigger checks uniqueness under a lock. */
async function keepKeysAcrossParts(
  client: pg.ClientBase,
  table: string,
  key: string,
  { keys }: Shape,
): Promise<void> {
  for (const { name: constraint, columns } of keys) {
    const [column] = columns;
    if (columns.includes(key)) continue;
    if (!column || columns.length > 1) throw new Error(`${constraint} cannot be kept in parts`);
    await client.query(`create function keep_${constraint}() returns trigger language plpgsql as $$
      begin
        if new.${name(column)} is null then return new; end if;
        perform pg_advisory_xact_lock(hashtextextended(${literal(`${constraint} `)} || new.${name(column)}, 0));
        if exists (select from ${name(table)} where ${name(column)} = new.${name(column)}) then
          raise exception 'duplicate key value violates unique constraint "%"', ${literal(constraint)}
            using errcode = 'unique_violation', constraint = ${literal(constraint)}, table = ${literal(table)};
        end if;
        return new;
      end $$`);
    await client.query(`create trigger ${name(`keep_${constraint}`)} before insert or update of ${name(column)} on ${name(table)}
      for each row execute function keep_${constraint}()`);
  }
}

type NewPart = Readonly<{ table: string; part: string; from: string }>;

/** Row triggers come from the parent. Statement triggers are created again, so that nobody can rewrite a partition by name. */
export async function openPart(
  client: pg.ClientBase,
  { table, part, from }: NewPart,
  shape: Shape,
): Promise<void> {
  await client.query(
    `create table ${name(part)} partition of ${name(table)} for values from (${literal(from)}) to (maxvalue)`,
  );
  for (const { made, forEachRow } of shape.triggers)
    if (!forEachRow) await client.query(made.replace(onTable, ` ON ${name(part)} `));
  for (const { made, isPrimary } of shape.keys)
    if (!isPrimary) await client.query(`alter table ${name(part)} add ${made}`);
}

/** The table name in a trigger's definition. */
const onTable = / ON \S+ /;

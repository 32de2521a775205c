import { sql, type Kysely } from "kysely";

/**
 * One step of the tables. It leaves the program before it working, which serves beside the new one until the last instance was
 * replaced, and is what an operator goes back to: it adds, and takes nothing away (decision 98).
 */
export type Step = Readonly<{
  up: (db: Kysely<unknown>) => Promise<void>;
  /** For what PostgreSQL does in no transaction, such as an index made while others write. Each of its statements can be repeated. */
  outsideTransaction?: true;
  /** Rules that it adds on purpose: where the program before breaks one, the database refuses and nothing is written. */
  refuses?: readonly string[];
  /** It takes away what no program has used since this version, which knows this migration. Older programs do not start any more. */
  contract?: Readonly<{ unusedSince: string; knows: string }>;
}>;

/** These were there before anybody ran two versions side by side. */
const lastUncounted = "0080-watching";

/** Whether a step must leave the program before it working. */
export const isCounted = (name: string): boolean => name > lastUncounted;

/** The first migration that a program must know to serve with all of these: what came after it only added. */
export const servesSince = (steps: Readonly<Record<string, Step>>): string =>
  Object.values(steps).reduce(
    (since, { contract }) => (contract && contract.knows > since ? contract.knows : since),
    lastUncounted,
  );

/**
 * In a step outside a transaction. One that was broken off left an index that is not valid and helps nobody. PostgreSQL makes one on a table
 * of parts only while nobody writes: there each part gets its own, and the whole is told of them.
 */
export async function indexConcurrently(
  db: Kysely<unknown>,
  name: string,
  definition: string,
): Promise<void> {
  const table = /^on (\w+)/.exec(definition)?.[1];
  if (!table) throw new Error(`An index is made "on" a table: ${definition}`);
  const parts = await partsOf(db, table);
  await sql`drop index ${sql.raw(parts.length ? "" : "concurrently")} if exists ${sql.ref(name)}`.execute(db);
  if (parts.length === 0)
    return void (await sql`create index concurrently ${sql.ref(name)} ${sql.raw(definition)}`.execute(db));
  for (const part of parts) {
    const ofPart = definition.replace(table, part);
    await sql`drop index concurrently if exists ${sql.ref(`${name}_${part}`)}`.execute(db);
    await sql`create index concurrently ${sql.ref(`${name}_${part}`)} ${sql.raw(ofPart)}`.execute(db);
  }
  await sql`create index ${sql.ref(name)} ${sql.raw(definition.replace(table, `only ${table}`))}`.execute(db);
  for (const part of parts)
    await sql`alter index ${sql.ref(name)} attach partition ${sql.ref(`${name}_${part}`)}`.execute(db);
}

/** None of a table that is whole. A trigger of a statement is made on each of them too (decision 108). */
export async function partsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{
    part: string;
  }>`select relname as part from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent = ${table}::regclass order by relname`.execute(db);
  return rows.map(({ part }) => part);
}

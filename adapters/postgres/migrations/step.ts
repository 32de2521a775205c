import { sql, type Kysely } from "kysely";

/**
 * One step of the tables. It leaves the program before it working, which serves beside the new one until the last instance was
 * replaced, and is what an operator goes back to: it adds, and takes nothing away (decision 98).
 */
export type Step = Readonly<{
  up: (db: Kysely<unknown>) => Promise<void>;
  /** For what PostgreSQL does in no transaction, such as an index made while others write. Each of its statements can be repeated. */
  outsideTransaction?: true;
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

/** In a step outside a transaction. One that was broken off left an index that is not valid and helps nobody. */
export async function indexConcurrently(
  db: Kysely<unknown>,
  name: string,
  definition: string,
): Promise<void> {
  await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
  await sql`create index concurrently ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
}

import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { checkStatements } from "./check-statements.ts";
import { openSource, type Source } from "./source.ts";

const { pool, owner } = await testDatabase();

/** Nothing of it is on the disk but what it imports. */
const root = path.join(import.meta.dirname, "../../adapters");
const files: Readonly<Record<string, string>> = {
  "tsconfig.json": `{ "extends": "../tsconfig.json", "include": ["*.ts"] }`,
  "right.ts": `
    export const right = async (pool: pg.Pool, kind: keyof typeof tables, newest: boolean, most: number) => {
      await pool.query<Found>(\`select id, \${tables[kind]}_email as email from donations d where \${isOf("d")}
        \${newest ? "order by created_at desc" : ""} limit \${most}\`, ["u"]);
      await pool.query("update donations set donor_name = $1", [""]);
      const { rowCount } = await pool.query("select id from donations");
      await all<{ id: string; tribute_type: string | null }>(pool, "select id, tribute_type from donations");
      return rowCount;
    };
    type Found = { id: string; email: string };
    const tables = { donor: "donor" } as const;
    const isOf = (alias: string) => \`\${alias}.user_id = $1\`;
    const all = async <Row extends object>(db: pg.Pool, text: string) => (await db.query<Row>(text)).rows;`,
  "no-column.ts": `
    export const read = (pool: pg.Pool) => pool.query<{ donor: string }>("select id from donations");
    export const write = (pool: pg.Pool) => pool.query("update donations set donor = ''");`,
  "wrong-number.ts": `
    export const read = (pool: pg.Pool, id: string | null) => pool.query(
      "delete from donations where id = $1 and version = $2", [...(id ? [id] : [])]);`,
  "wrong-type.ts": `
    type Row = { amount: number; at: string; kind: "ONE_TIME" | "MONTHLY" };
    export const read = (pool: pg.Pool) => pool.query<Row>(
      "select sum(amount_cents) as amount, max(created_at) as at, min(frequency) as kind from donations");`,
  "left-out.ts": `
    export const read = (pool: pg.Pool) => pool.query<{ frequency: "ONE_TIME" }>("select frequency from donations");
    export const some = (pool: pg.Pool) => pool.query<{ frequency: "ONE_TIME" }>(
      "select frequency from donations where frequency <> 'MONTHLY'");`,
  "null.ts": `
    type Row = { paid: Date; name: string };
    const paid = "select d.paid_at as paid, u.name from donations d left join users u on u.id = d.user_id";
    export const read = (pool: pg.Pool) => pool.query<Row>(paid);
    export const told = (pool: pg.Pool) => pool.query<{ paid: Date }>(\`\${paid} where d.paid_at is not null\`);
    export const promised = (pool: pg.Pool) => pool.query<Row>(
      \`/* never null: paid, name, because of a rule elsewhere */ \${paid}\`);`,
  "unreadable.ts": `
    export async function list(pool: pg.Pool, status: string | null) {
      const conditions = ["true"];
      if (status) conditions.push("status = $1");
      return pool.query(\`delete from donations where \${conditions.join(" and ")}\`);
    }
    export const given = (pool: pg.Pool) => ({ run: (text: string) => pool.query(text) });`,
  "undeclared.ts": `
    export const rows = async (pool: pg.Pool) => (await pool.query("select id from donations")).rows;
    type Own = { query: (text: string) => Promise<void> };
    export const own = (db: Own) => db.query("select id from donations");`,
};

let source: Source;
beforeAll(() => {
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [
      path.join(root, name),
      name.endsWith(".ts") ? `import type pg from "pg";${text}` : text,
    ]),
  );
  source = openSource(root, (file) => file in files, {
    readFile: (file) => texts.get(file),
    fileExists: (file) => texts.has(file) || undefined,
    getAccessibleEntries: (folder) =>
      folder === root ? { files: Object.keys(files), directories: [] } : undefined,
  });
});
afterAll(() => source.close());

async function wrong(): Promise<string[]> {
  const client = await pool.connect();
  try {
    return (await checkStatements(root, source, client)).wrong;
  } finally {
    client.release();
  }
}

test("each statement that is not what it is said to be is named, with its place", async () => {
  expect(await wrong()).toEqual([
    'left-out.ts:2: "frequency" is declared as "ONE_TIME", but it can be MONTHLY',
    'no-column.ts:2: "donor" is declared, but no column of the answer',
    'no-column.ts:3: PostgreSQL refuses it: column "donor" of relation "donations" does not exist',
    'null.ts:4: "name" is declared as string, but it can be null',
    'null.ts:4: "paid" is declared as Date, but it can be null',
    "undeclared.ts:2: its rows are read, but not declared: query<Row>(...)",
    "undeclared.ts:4: query() is not pg's: statements go through pg's own types",
    expect.stringContaining("unreadable.ts:5: cannot be read because of `conditions`"),
    expect.stringContaining("unreadable.ts:7: cannot be read because of `text`"),
    "wrong-number.ts:2: it takes 2 values, but is given 0",
    "wrong-number.ts:2: it takes 2 values, but is given 1",
    'wrong-type.ts:3: "amount" is declared as number, but numeric is read as string',
    'wrong-type.ts:3: "at" is declared as string, but timestamptz is read as Date',
  ]);
});

test("a column that is renamed is missed everywhere it was read or written", async () => {
  await owner.query("alter table donations rename column donor_name to name_of_donor");
  await owner.query("alter table donations rename column donor_email to email_of_donor");
  const places = (await wrong()).filter((line) => line.startsWith("right.ts"));
  expect(places).toEqual([
    'right.ts:3: PostgreSQL refuses it: column "donor_email" does not exist',
    'right.ts:5: PostgreSQL refuses it: column "donor_name" of relation "donations" does not exist',
  ]);
});

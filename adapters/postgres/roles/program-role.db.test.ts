import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { grantToProgram } from "./ways-in.ts";
import { appendOnlyTables, keptTables } from "./kept-tables.ts";
import { mayRewrite } from "./rights-of-program.ts";

const { pool, owner } = await testDatabase("demonstration");
const insufficientPrivilege = "42501";

/** PostgreSQL's error for a statement. */
const refusalOf = async (statement: string): Promise<string | null> =>
  pool.query(statement).then(
    () => null,
    (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? error.message) : String(error)),
  );

const columnOf = async (table: string): Promise<string> =>
  (
    await pool.query(
      "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attidentity = '' limit 1",
      [table],
    )
  ).rows[0].name;

describe.each([...appendOnlyTables])("the program's user cannot rewrite %s", (table) => {
  test.each([
    ["update", (column: string) => `update ${table} set ${column} = ${column}`],
    ["delete", () => `delete from ${table}`],
    ["truncate", () => `truncate ${table} cascade`],
    ["lock for itself", () => `select from ${table} for update`],
    ["alter", () => `alter table ${table} add column extra text`],
    ["drop", () => `drop table ${table}`],
    ["disable its triggers", () => `alter table ${table} disable trigger all`],
    ["drop its trigger", () => `drop trigger ${table}_stay on ${table}`],
    ["add a trigger", () => `create trigger x before insert on ${table} execute function refuse_rewriting()`],
    ["add a rule", () => `create rule x as on insert to ${table} do instead nothing`],
    ["own it", () => `alter table ${table} owner to current_user`],
  ])("%s", async (_, statement) => {
    expect(await refusalOf(statement(await columnOf(table)))).toBe(insufficientPrivilege);
  });

  test("let itself in: PostgreSQL warns, and grants nothing", async () => {
    await refusalOf(`grant all on ${table} to current_user`);
    expect(await refusalOf(`delete from ${table}`)).toBe(insufficientPrivilege);
  });
});

describe.each([...keptTables])("the program's user cannot remove rows of %s", (table) => {
  test.each([`delete from ${table}`, `truncate ${table} cascade`])("%s", async (statement) => {
    expect(await refusalOf(statement)).toBe(insufficientPrivilege);
  });
});

test.each([
  ["become the owner", "set role open_hand"],
  ["log in as the owner within its session", "set session authorization open_hand"],
  ["switch triggers off", "set session_replication_role = replica"],
  [
    "replace what refuses",
    "create or replace function refuse_rewriting() returns trigger language plpgsql as 'begin return null; end'",
  ],
  [
    "make a function of its own there",
    "create function public.mine() returns int language sql as 'select 1'",
  ],
  ["make a table of its own there", "create table public.mine ()"],
  ["make a role", "create role friend superuser"],
  ["note a migration", "delete from kysely_migration"],
])("the program's user cannot %s", async (_, statement) => {
  const { rows } = await owner.query("select current_user as name");
  const asked = statement.replaceAll("open_hand", rows[0].name);
  expect(await refusalOf(asked)).toBe(insufficientPrivilege);
});

test("the lists are those of the triggers that refuse, and every one of them is switched on", async () => {
  const { rows } = await pool.query<{ table: string; update: boolean; delete: boolean }>(
    `select c.relname as table, bool_or(t.tgtype & 16 > 0) as update, bool_or(t.tgtype & 8 > 0) as delete
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.proname = 'refuse_rewriting' and t.tgenabled = 'O' group by 1 order by 1`,
  );
  const refusing = rows.filter((row) => row.delete && row.update).map(({ table }) => table);
  expect(refusing).toEqual([...appendOnlyTables].sort());
  const keeping = rows.filter((row) => row.delete && !row.update).map(({ table }) => table);
  expect([...keptTables]).toEqual(expect.arrayContaining(keeping));
});

test("temporary tables do not stand in for ours where a function has the owner's rights", async () => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("create temp table bank_lines (id bigint)");
    await client.query("insert into pg_temp.bank_lines values (-7)");
    expect((await client.query("select hold_bank_line(-7) as held")).rows).toEqual([{ held: false }]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("it owns nothing, and can become nobody who does", async () => {
  expect(await mayRewrite(pool)).toBe(false);
  expect(await mayRewrite(owner)).toBe(true);
});

describe("granting", () => {
  const { program } = inject("databaseServer");

  test("gives a new table to the program, and takes back what somebody gave away", async () => {
    await owner.query("create table novelty (id int)");
    expect(await refusalOf("select from novelty")).toBe(insufficientPrivilege);
    await owner.query(`grant update on ledger_entries to ${pg.escapeIdentifier(program.role)}`);
    await owner.query("grant delete on audit_log to public");
    await owner.query(`grant update (action) on audit_log to ${pg.escapeIdentifier(program.role)}`);
    await grantToProgram(owner, program.role);
    await pool.query("insert into novelty values (1)");
    await pool.query("update novelty set id = 2");
    await pool.query("delete from novelty");
    expect(await refusalOf("update ledger_entries set lines = 2")).toBe(insufficientPrivilege);
    expect(await refusalOf("delete from audit_log")).toBe(insufficientPrivilege);
    expect(await refusalOf("update audit_log set action = 'a.b'")).toBe(insufficientPrivilege);
  });

  test("writes nothing where nothing differs", async () => {
    const acls = async () =>
      (
        await owner.query("select relname, xmin::text from pg_class where relname = any($1)", [
          appendOnlyTables,
        ])
      ).rows;
    const before = await acls();
    await grantToProgram(owner, program.role);
    expect(await acls()).toEqual(before);
  });
});

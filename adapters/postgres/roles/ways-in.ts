import pg from "pg";
import { openPool } from "../base/client.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { reachDatabase } from "../base/reach-database.ts";
import { migrateToLatest } from "../base/migrate.ts";
import { rights, rightsOn, type Right } from "./kept-tables.ts";
import { programRole } from "./program-role.ts";
import { mayRewrite } from "./rights-of-program.ts";

export type WaysIn = Readonly<{ owner: string | null; program: string | null }>;

/** `unguarded`: why the program runs as the owner, as text for the operator. */
export type Prepared = Readonly<{ connectionString: string; unguarded: string | null }>;

/** Migrates as the owner, then connects as a role that owns nothing. If no role can be created, it runs as the owner and says so. */
export async function prepareRoles({ owner, program }: WaysIn): Promise<Prepared> {
  for (const address of [owner, program]) if (address !== null) await reachDatabase(address);
  const migrating = owner ?? program ?? "";
  const pool = openPool(migrating, { max: 2, patient: true });
  try {
    // Only the newer version knows the rights of its tables.
    const grant = (await migrateToLatest(pool)) === "newer" ? async () => {} : grantToProgram;
    if (!(await mayRewrite(pool))) return { connectionString: migrating, unguarded: null };
    return program === null || owner === null
      ? await withOwnRole(pool, migrating, grant)
      : await withGivenRole(pool, program, grant);
  } finally {
    await pool.end();
  }
}

type Grant = (owner: pg.Pool, role: string) => Promise<void>;

async function withGivenRole(owner: pg.Pool, program: string, grant: Grant): Promise<Prepared> {
  const { user } = new pg.Client({ connectionString: program });
  await grant(owner, user ?? "");
  const pool = openPool(program, { max: 1 });
  try {
    const unguarded = (await mayRewrite(pool))
      ? `the user ${user} of DATABASE_URL may act as the owner`
      : null;
    return { connectionString: program, unguarded };
  } finally {
    await pool.end();
  }
}

async function withOwnRole(owner: pg.Pool, ownerUrl: string, grant: Grant): Promise<Prepared> {
  const made = await programRole(owner, ownerUrl, passwordIn(ownerUrl));
  if (!made.ok) return { connectionString: ownerUrl, unguarded: made.why };
  await grant(owner, made.role);
  return { connectionString: made.connectionString, unguarded: null };
}

function passwordIn(address: string): string | null {
  const { password, searchParams } = new URL(address);
  return searchParams.get("password") ?? (password === "" ? null : password);
}

/** An arbitrary lock number, equal on every instance. */
const granting = 7_021_985;

/** Called by the owner after every migration, because new tables come without rights. Writes only changes. */
export const grantToProgram = (owner: pg.Pool, role: string): Promise<void> =>
  inTransaction(owner, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [granting]);
    const name = pg.escapeIdentifier(role);
    for (const { table, isPart, has } of await tablesFor(client, role)) {
      // A partition is reached through its parent only.
      const should = isPart ? [] : rightsOn(table);
      const missing = should.filter((right) => !has.includes(right));
      const excess = has.filter((right) => !should.includes(right));
      const place = pg.escapeIdentifier(table);
      if (missing.length > 0) await client.query(`grant ${missing.join(", ")} on ${place} to ${name}`);
      // Rights of PUBLIC apply to the role too.
      if (excess.length > 0)
        await client.query(`revoke ${excess.join(", ")} on ${place} from ${name}, public`);
    }
    const schema = await schemaOf(client);
    await client.query(`grant usage on schema ${schema} to ${name}`);
    await client.query(`grant usage on all sequences in schema ${schema} to ${name}`);
    // Before PostgreSQL 15 everyone could create tables, and upgraded databases still allow it.
    await client.query(`revoke create on schema ${schema} from ${name}, public`);
  });

type TableRights = { table: string; isPart: boolean; has: Right[] };

/** A view uses its owner's rights. */
async function tablesFor(client: pg.ClientBase, role: string): Promise<TableRights[]> {
  const { rows } = await client.query<TableRights>(
    `select c.relname as table, c.relispartition as "isPart", array(select r from unnest($2::text[]) r where has_table_privilege($1, c.oid, r)
       or (r in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege($1, c.oid, r))) as has
     from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
    [role, [...rights]],
  );
  return rows;
}

async function schemaOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ schema: string }>("select current_schema() as schema");
  return pg.escapeIdentifier(rows[0]?.schema ?? "public");
}

import pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";
import { rights, rightsOn, type Right } from "./kept-tables.ts";

/** Any number will do, as long as every instance asks for the same lock. */
const granting = 7_021_985;

/**
 * Gives the program's role what it needs of each table and takes what it should not have. After every migration, as new
 * tables come without rights; where nothing differs nothing is written. Asked for by the owner of the tables.
 */
export const grantToProgram = (owner: pg.Pool, role: string): Promise<void> =>
  inTransaction(owner, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [granting]);
    const name = pg.escapeIdentifier(role);
    for (const { table, isPart, has } of await tablesFor(client, role)) {
      // A part of a table is reached through the whole alone.
      const should = isPart ? [] : rightsOn(table);
      const missing = should.filter((right) => !has.includes(right));
      const excess = has.filter((right) => !should.includes(right));
      const place = pg.escapeIdentifier(table);
      if (missing.length > 0) await client.query(`grant ${missing.join(", ")} on ${place} to ${name}`);
      // What everyone may do, the role may do as well.
      if (excess.length > 0)
        await client.query(`revoke ${excess.join(", ")} on ${place} from ${name}, public`);
    }
    const schema = await schemaOf(client);
    await client.query(`grant usage on schema ${schema} to ${name}`);
    await client.query(`grant usage on all sequences in schema ${schema} to ${name}`);
    // Before PostgreSQL 15 everyone could make tables there, and a database that was upgraded still says so.
    await client.query(`revoke create on schema ${schema} from ${name}, public`);
  });

type TableRights = { table: string; isPart: boolean; has: Right[] };

/** A view is read with the rights of its owner. */
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

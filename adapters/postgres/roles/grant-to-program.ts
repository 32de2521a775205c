import pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";
import { rights, rightsOn, type Right } from "./kept-tables.ts";

/** An arbitrary lock number, equal on every instance. */
const granting = 7_021_985;

/**
 * Grants the program's role what it needs and revokes the rest. After every migration, because new tables come without
 * rights; unchanged rights are not written. Called by the owner.
 */
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

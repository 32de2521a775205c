import type pg from "pg";

type Named = Readonly<{ name: string; made: string }>;
type Trigger = Named & Readonly<{ forEachRow: boolean }>;

export type Shape = Readonly<{
  triggers: readonly Trigger[];
  /** Without a constraint. */
  indexes: readonly Named[];
  keys: readonly (Named & Readonly<{ columns: readonly string[]; isPrimary: boolean }>)[];
  /** From this table to others. */
  references: readonly Named[];
  /** From other tables, or from itself, to this one. */
  referencedBy: readonly (Named & Readonly<{ table: string }>)[];
  views: readonly (Named & Readonly<{ options: string }>)[];
  rights: readonly Readonly<{ role: string; right: string }>[];
}>;

export async function shapeOf(client: pg.ClientBase, table: string): Promise<Shape> {
  const ask = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [table])).rows;
  return {
    triggers: await ask<Trigger>(
      `select tgname as name, pg_get_triggerdef(oid) as made, tgtype & 1 = 1 as "forEachRow" from pg_trigger
       where tgrelid = $1::regclass and not tgisinternal order by tgname`,
    ),
    indexes: await ask<Named>(
      `select c.relname as name, pg_get_indexdef(indexrelid) as made from pg_index i join pg_class c on c.oid = indexrelid
       where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
    ),
    keys: await ask<Shape["keys"][number]>(
      `select conname as name, pg_get_constraintdef(oid) as made, contype = 'p' as "isPrimary",
         array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
       from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u') order by 1`,
    ),
    references: await ask<Named>(
      `select conname as name, pg_get_constraintdef(oid) as made from pg_constraint
       where conrelid = $1::regclass and contype = 'f' order by 1`,
    ),
    referencedBy: await ask<Shape["referencedBy"][number]>(
      `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as made from pg_constraint
       where confrelid = $1::regclass and contype = 'f' order by 2, 1`,
    ),
    views: await ask<Shape["views"][number]>(
      `select distinct v.oid::regclass::text as name, pg_get_viewdef(v.oid) as made,
         coalesce(' with (' || array_to_string(v.reloptions, ', ') || ')', '') as options
       from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class
       where d.classid = 'pg_rewrite'::regclass and d.refobjid = $1::regclass and v.relkind = 'v' order by 1`,
    ),
    rights: await ask<Shape["rights"][number]>(
      `select case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as role, privilege_type as right
       from pg_class, aclexplode(relacl) where oid = $1::regclass and grantee <> relowner`,
    ),
  };
}

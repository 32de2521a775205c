import { sql, type Kysely } from "kysely";

export const outsideTransaction = true;

/**
 * One place in the database names the languages of the site. A new language replaces these two functions and changes no table. Each
 * rule is replaced in one statement and its rows are checked while others write, so that donations do not wait for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_language(value text) returns boolean language sql immutable as $$
      select value in ('en', 'nl', 'ar')
    $$`.execute(db);
  await sql`
    create or replace function has_every_language(texts jsonb) returns boolean language sql immutable as $$
      select texts ?& array['en', 'nl', 'ar']
    $$`.execute(db);
  const { rows } = await sql<{ table: string; name: string; rule: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and coninhcount = 0
      and (pg_get_constraintdef(oid) ~ 'is_language|has_every_language'
        or pg_get_constraintdef(oid) like '%ARRAY[''en''::text, ''nl''::text, ''ar''::text]%')
    order by 1, 2`.execute(db);
  for (const { table, name, rule } of rows) {
    const column = /\((?:\w+\()?(\w+)/.exec(rule)?.[1] ?? "";
    const check = /\?&|has_every_language/.test(rule) ? "has_every_language" : "is_language";
    const [its, constraint] = [sql.table(table), sql.ref(name)];
    await sql`
      alter table ${its} drop constraint ${constraint},
        add constraint ${constraint} check (${sql.raw(check)}(${sql.ref(column)})) not valid`.execute(db);
    await sql`alter table ${its} validate constraint ${constraint}`.execute(db);
  }
}

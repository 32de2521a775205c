import type { Check } from "./check.ts";

/** The append-only tables and their partitions, as the database has them. If the program runs as their owner, only triggers are checked. */
export const whatIsWrittenStays = (tables: readonly string[]): Check => ({
  name: "what-is-written-stays",
  claim: "Nobody can change what is written once in the books and the audit log, the program neither.",
  faults: async (books) => {
    const { rows } = await books.query<{ fault: string }>(
      `with whole as (
         select name, c.oid, pg_has_role(c.relowner, 'MEMBER') as owned
         from unnest($1::text[]) name left join pg_class c
           on c.relname = name and c.relnamespace = current_schema()::regnamespace),
       kept as (
         select * from whole
         union all select inhrelid::regclass::text, inhrelid, owned from whole join pg_inherits on inhparent = whole.oid)
       select format('the program may %s %s', lower(act), name) as fault
       from kept, unnest(array['UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) act
       where not owned and (has_table_privilege(oid, act) or (act = 'UPDATE' and has_any_column_privilege(oid, act)))
       union all
       select format('no trigger keeps %s as it is', name) from kept
       where not exists (
         select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = kept.oid and p.proname = 'refuse_rewriting' and t.tgenabled in ('O', 'A')
           and t.tgtype & 24 = 24)`,
      [tables],
    );
    return rows.map(({ fault }) => fault);
  },
});

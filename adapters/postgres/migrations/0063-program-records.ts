import { sql, type Kysely } from "kysely";

/**
 * Whom each program helped stood in its text as well. It becomes the program's own record, and what was carried over for the whole
 * foundation is corrected by that much, so that nobody is counted twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table told on commit drop as
      select program.id, (program.body->>'beneficiaries')::bigint as value, whole.from_day, whole.to_day, whole.source
      from content_items program
        join figure_records whole on whole.measure = 'beneficiaries' and whole.program_id is null
      where program.kind = 'program' and (program.body->>'beneficiaries')::bigint > 0
        and not exists (select from figure_records where program_id is not null)`.execute(db);
  await sql`
    insert into figure_records (measure, program_id, from_day, to_day, value, source, link, entered_by)
    select 'beneficiaries', id, from_day, to_day, value, source, '/programs', 'program' from told`.execute(
    db,
  );
  await sql`
    insert into figure_records (measure, from_day, to_day, value, source, link, entered_by)
    select 'beneficiaries', whole.from_day, whole.to_day, greatest(whole.value - told.value, 0), whole.source, '/transparency',
      'program'
    from figure_records whole, (select sum(value) as value from told) told
    where whole.measure = 'beneficiaries' and whole.program_id is null and told.value is not null`.execute(
    db,
  );
}

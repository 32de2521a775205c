import { sql, type Kysely } from "kysely";

/** The last day of a volunteer: what we know of them goes a while after it (domain/privacy/retention.ts). */
export async function stoppedVolunteers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table volunteer_applications add column stopped_on date,
      add check (stopped_on is null or status = 'APPROVED')`.execute(db);
  await sql`create index volunteer_applications_stopped on volunteer_applications (stopped_on)
    where stopped_on is not null`.execute(db);
}

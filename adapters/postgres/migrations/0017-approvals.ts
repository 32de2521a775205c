import { sql, type Kysely } from "kysely";

/** That a certificate was asked for and seen, by whom and until when. Never a copy of it, nor any number of the person. */
export async function backgroundChecks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table volunteer_applications
      add column check_requested_on date,
      add column check_issued_on date,
      add column check_seen_by text,
      add column check_seen_on date,
      add column check_renew_by date`.execute(db);
  // Nothing could be recorded about a check before: one that says it was seen was not seen by anyone we know.
  await sql`update volunteer_applications set background_check = 'REQUESTED' where background_check = 'SEEN_OK'`.execute(
    db,
  );
  await sql`
    alter table volunteer_applications add check (background_check <> 'SEEN_OK' or
      (check_seen_by is not null and check_seen_on is not null and check_renew_by > check_seen_on))`.execute(
    db,
  );
  await sql`create index volunteer_applications_renewal on volunteer_applications (check_renew_by)
    where background_check = 'SEEN_OK'`.execute(db);
}

/** One score of one reviewer: a mark for each criterion of the call, in its order. Given once, so that nobody follows another's. */
export async function scores(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table grant_scores (
      application_id text not null,
      reviewer_id text not null,
      marks smallint[] not null check (cardinality(marks) > 0 and 1 <= all(marks) and 5 >= all(marks)),
      comment text not null check (btrim(comment) <> ''),
      at timestamptz not null default now(),
      primary key (application_id, reviewer_id)
    )`.execute(db);
  await sql`create trigger grant_scores_stay before update or truncate on grant_scores
    for each statement execute function refuse_rewriting()`.execute(db);
  await sql`
    alter table grant_applications
      add column if not exists awarded_cents bigint check (awarded_cents > 0),
      add column if not exists decision_motivation text`.execute(db);
}

/** What must be true of whoever is approved. Which roles need a check is content; that one under way is not passed is not. */
export async function approvals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_volunteer_approval() returns trigger language plpgsql as $$
    begin
      if new.background_check not in ('NOT_REQUIRED', 'SEEN_OK') then
        raise exception 'volunteer application % has no background check that was seen', new.id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create function guard_grant_approval() returns trigger language plpgsql as $$
    begin
      if (select count(*) from grant_scores where application_id = new.id) < 2 then
        raise exception 'grant application % was not scored by two reviewers', new.id
          using errcode = 'check_violation';
      end if;
      if new.awarded_cents is null or btrim(coalesce(new.decision_motivation, '')) = '' then
        raise exception 'grant application % is approved without an amount or a motivation', new.id
          using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  for (const kind of ["volunteer", "grant"]) {
    await sql`create trigger ${sql.raw(kind)}_applications_approval
      before update of status on ${sql.table(`${kind}_applications`)}
      for each row when (new.status = 'APPROVED' and old.status <> 'APPROVED')
      execute function ${sql.raw(`guard_${kind}_approval`)}()`.execute(db);
  }
}

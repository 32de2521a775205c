import { sql, type Kysely } from "kysely";

/**
 * An agreement that was signed can end before its time, on the grounds it names or by a death. The ground may tell of
 * someone's health: it is personal data, and goes with the rest of what is known of the donor.
 */
export async function endingAgreements(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare found text;
    begin
      for found in select conname from pg_constraint
        where conrelid = 'periodic_agreements'::regclass and contype = 'c'
          and (conname = 'periodic_agreements_state_check' or pg_get_constraintdef(oid) like '%active_from%')
      loop
        execute format('alter table periodic_agreements drop constraint %I', found);
      end loop;
    end $$`.execute(db);
  await sql`
    alter table periodic_agreements
      add column ended_on date,
      add column end_ground text check (end_ground in ('death', 'job_loss', 'disability', 'anbi_lost')),
      add constraint periodic_agreements_state_check
        check (state in ('AWAITING_SIGNATURE', 'ACTIVE', 'ENDED', 'WITHDRAWN')),
      add check ((active_from is not null) = (state in ('ACTIVE', 'ENDED'))),
      add check ((ended_on is not null) = (state = 'ENDED')),
      add check (ended_on >= active_from),
      add check (end_ground is null or state = 'ENDED'),
      add check (end_ground is null or end_ground = 'death' or end_ground = any(ends_early_on))`.execute(db);
  await sql`
    create or replace function guard_periodic_agreement() returns trigger language plpgsql as $$
    begin
      if old.state = 'AWAITING_SIGNATURE' then return new; end if;
      if (new.transaction_number, new.user_id, new.yearly_cents, new.instalments, new.term_years, new.first_year,
          new.ends_early_on, new.active_from) is distinct from
        (old.transaction_number, old.user_id, old.yearly_cents, old.instalments, old.term_years, old.first_year,
          old.ends_early_on, old.active_from)
        or ((new.state, new.ended_on) is distinct from (old.state, old.ended_on)
          and not (old.state = 'ACTIVE' and new.state = 'ENDED'))
        or (new.end_ground is distinct from old.end_ground and new.end_ground is not null and old.state = 'ENDED')
      then
        raise exception 'periodic agreement % is signed, ended or withdrawn: what was agreed stays', old.id
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create index periodic_agreements_newest on periodic_agreements (created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index periodic_agreements_surname
    on periodic_agreements (lower(donor->>'surname') text_pattern_ops)`.execute(db);
}

import { sql, type Kysely } from "kysely";

/**
 * Agreements to give for five years or more. All of it is personal data: it is kept with the books for as long as the
 * tax office may ask, and of one that was withdrawn unsigned only the number stays. Citizen service numbers are
 * encrypted by the program before they come here (adapters/sealed-text.ts); the last three digits are all that is
 * readable, and nothing is found by them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence periodic_agreement_numbers`.execute(db);
  await sql`
    create table periodic_agreements (
      id text primary key,
      transaction_number text not null unique,
      user_id text not null,
      state text not null default 'AWAITING_SIGNATURE'
        check (state in ('AWAITING_SIGNATURE', 'ACTIVE', 'WITHDRAWN')),
      yearly_cents bigint not null check (yearly_cents > 0),
      instalments text not null check (instalments in ('yearly', 'half_yearly', 'quarterly', 'monthly')),
      term_years smallint check (term_years >= 5),
      first_year smallint not null,
      ends_on_death_of text,
      ends_early_on text[] not null,
      donor jsonb,
      donor_bsn bytea,
      donor_bsn_ending text check (donor_bsn_ending ~ '^[0-9]{3}$'),
      partner jsonb,
      partner_bsn bytea,
      language text not null check (language in ('en', 'nl', 'ar')),
      created_at timestamptz not null default now(),
      active_from date,
      check ((donor is null) = (donor_bsn is null) and (donor is null) = (donor_bsn_ending is null)),
      check ((partner is null) = (partner_bsn is null)),
      check (donor is not null or state <> 'AWAITING_SIGNATURE'),
      check (state <> 'WITHDRAWN' or (donor is null and partner is null and ends_on_death_of is null)),
      check ((active_from is not null) = (state = 'ACTIVE'))
    )`.execute(db);
  await sql`create index periodic_agreements_user on periodic_agreements (user_id, created_at desc)`.execute(
    db,
  );
  // A form that is sent twice makes one agreement.
  await sql`create unique index periodic_agreements_one_waiting on periodic_agreements (user_id)
    where state = 'AWAITING_SIGNATURE'`.execute(db);
  await sql`
    create function guard_periodic_agreement() returns trigger language plpgsql as $$
    begin
      if old.state <> 'AWAITING_SIGNATURE' and
        (new.state, new.transaction_number, new.user_id, new.yearly_cents, new.instalments, new.term_years,
          new.first_year, new.ends_early_on, new.active_from) is distinct from
        (old.state, old.transaction_number, old.user_id, old.yearly_cents, old.instalments, old.term_years,
          old.first_year, old.ends_early_on, old.active_from)
      then
        raise exception 'periodic agreement % is signed or withdrawn: what was agreed stays', old.id
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger periodic_agreements_stay before update on periodic_agreements
      for each row execute function guard_periodic_agreement()`.execute(db);
}

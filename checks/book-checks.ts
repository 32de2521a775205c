import { checkByQuery, type Check } from "./check.ts";

/** Longer than five business days. */
const daysToArrive = 8;

export const payoutsAreExplained = checkByQuery(
  "payouts-are-explained",
  "Every provider payout adds up, contains only known payments, and reached the bank.",
  `select format('%s payout %s: its parts make %s cents more than was paid out', provider, id, problem->>'differenceCents') as fault
   from payouts where problem->>'reason' = 'does_not_add_up'
   union all
   select format('%s payout %s contains %s %s of %s cents, which nobody here knows: it lies in suspense', provider, payout_id,
     kind, coalesce(payment_id, part_id), cents)
   from payout_parts part where is_unknown and exists (
     select from ledger_entries entry where entry.cause_kind = 'suspense'
       and entry.cause_id in (part.provider || ':' || part.payment_id, part.provider || ':' || part.part_id)
       and not exists (select from ledger_entries back where back.reverses_entry_id = entry.id))
   union all
   select format('%s payout %s of %s cents should have arrived on %s and is on no statement', p.provider, p.id, p.cents, p.arrives_on)
   from payouts p
   where p.booked_at is not null and p.booked_back_at is null
     and p.arrives_on + ${daysToArrive} < (select min(known_to) from bank_accounts where known_to is not null)
     and p.arrives_on >= (select min(known_from) from bank_accounts where known_from is not null)
     and not exists (select from held_bank_matches m where m.payout_provider = p.provider and m.payout_id = p.id)`,
);

const enteredTransfersArrive = checkByQuery(
  "entered-transfers-arrive",
  "Every transfer entered by staff is on a bank statement within the set number of days.",
  `select format('donation %s of %s cents, received on %s, is on no statement', donation_id, cents, booked_on) as fault
   from overdue_transfers`,
);

export const bookChecks: readonly Check[] = [
  checkByQuery(
    "ledger-balances",
    "Every ledger entry is complete, uses existing accounts and balances to zero.",
    `select format('entry %s: %s of %s lines, balance %s', coalesce(entry.id, written.entry_id),
     coalesce(written.lines, 0), entry.lines, coalesce(written.balance, 0)) as fault
   from ledger_entries entry full join (
     select posting.entry_id, count(*) as lines, sum(posting.cents) as balance, count(account.id) as known
     from ledger_postings posting left join ledger_accounts account on account.id = posting.account_id
     group by posting.entry_id
   ) written on written.entry_id = entry.id
   where entry.id is null or written.entry_id is null
     or written.lines <> entry.lines or written.known <> entry.lines or written.balance <> 0`,
  ),
  checkByQuery(
    "nothing-lies-in-suspense",
    "All received money is linked to a donation.",
    `select format('payment %s: %s cents since %s', payment, sum(cents), min(booked_on)) as fault
   from (
     select -posting.cents as cents, entry.booked_on,
       array_to_string((string_to_array(regexp_replace(entry.cause_id, '^suspense(_[a-z]+)?:', ''), ':'))[1:2], ' ')
         as payment
     from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
     where posting.account_id = 'suspense'
   ) lying
   group by payment having sum(cents) <> 0 order by min(booked_on), payment`,
  ),
  payoutsAreExplained,
  // A clock that is ahead, here or at a provider, could date a donation into another year.
  checkByQuery(
    "nothing-is-booked-ahead",
    "No ledger entry is dated in the future.",
    `select format('entry %s: %s %s on %s', id, cause_kind, cause_id, booked_on) as fault
   from ledger_entries where booked_on > (now() at time zone 'Europe/Amsterdam')::date`,
  ),
  checkByQuery(
    "booked-purposes-are-kept",
    "Every entry with a purpose uses the purpose of its own campaign, project or program.",
    `select format('entry %s, line %s: purpose %s', entry_id, line, purpose_id) as fault
   from ledger_postings posting left join purposes on purposes.id = purpose_id
   where purpose_id is not null and content_id is distinct from
     coalesce(posting.campaign_id, posting.project_id, posting.program_id)`,
  ),
  enteredTransfersArrive,
];

/** The append-only tables and their partitions, as the database has them. If the program runs as their owner, only triggers are checked. */
export const whatIsWrittenStays = (tables: readonly string[]): Check => ({
  name: "what-is-written-stays",
  claim: "Nobody, including the system, can change existing entries of the ledger and the audit log.",
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

import type pg from "pg";
import { staffNature } from "#domain/open-data/open-entries.ts";
import type { BookedExpense, GiftsOfDay, GiftTrails, TrailedGift } from "#domain/ledger/gift-trails.ts";

export const giftTrails = (pool: pg.Pool): GiftTrails => ({
  lastEntryId: async () => {
    const { rows } = await pool.query<{ id: number | null }>("select max(id) as id from ledger_entries");
    return rows[0]?.id ?? 0;
  },

  giftsByDay: async () => {
    const { rows } = await pool.query<GiftsOfDay>({
      name: "gift-trails-by-day",
      text: `select day, "purposeId", "campaignId", "programId", "projectId", fund, sum(cents)::bigint as cents
        from (${arrivals("true", netOfAll)}) arrived group by 1, 2, 3, 4, 5, 6 having sum(cents) > 0 order by 1`,
    });
    return rows;
  },

  expenses: async () => {
    const { rows } = await pool.query<BookedExpense>({
      name: "gift-trails-expenses",
      // A provider's fee belongs to its donation and is no expense of others.
      // Wages are one expense of a closed year (decision 140).
      text: `select coalesce(number::text, 'wages-' || day) || '-' || coalesce(project_id, program_id, category) as "expenseId",
          number, day, description, category, purpose_id as "purposeId", project_id as "projectId", program_id as "programId",
          fund, sum(cents)::bigint as cents /* never null: expenseId, day, description, category, because every cost has them */
        from (
          select first.id as number, first.booked_on as day, first.description, account.category, posting.purpose_id,
            posting.project_id, posting.program_id, posting.fund, posting.cents
          from ledger_entries entry
            join ledger_entries first on first.id = coalesce(entry.reverses_entry_id, entry.id)
            join ledger_postings posting on posting.entry_id = entry.id
            join ledger_accounts account on account.id = posting.account_id
          where account.category is not null and entry.donation_id is null
            and not exists (select from ledger_postings own where own.entry_id = entry.id and own.nature = '${staffNature}')
          union all
          select null, make_date(year, 12, 31), '', account.category, purpose_id, project_id, program_id, fund, cents
          from wage_postings join ledger_accounts account on account.id = account_id
          where account.category is not null and year <= (select max(year) from book_years where is_closed)
        ) costs
        group by number, day, description, category, purpose_id, project_id, program_id, fund
        having sum(cents) > 0
        order by day, number nulls last`,
    });
    return rows;
  },

  gift: async (donationId) => {
    const { rows } = await pool.query<TrailedGift>({
      name: "gift-trails-gift",
      text: `select gift.booked_on as day, gift.id as "entryId", flow.*
        from ledger_entries gift, lateral (
          select coalesce(sum(posting.cents) filter (where holds and entry.id = gift.id), 0)::bigint as "receivedCents",
            -coalesce(sum(posting.cents) filter (where holds and entry.cause_kind = 'fee'), 0)::bigint as "feeCents",
            -coalesce(sum(posting.cents)
              filter (where holds and entry.id <> gift.id and entry.cause_kind <> 'fee'), 0)::bigint as "returnedCents",
            max(posting.fund) as fund,
            -coalesce(sum(posting.cents) filter (where raised), 0)::bigint as "keptCents"
          from ledger_entries entry
            join ledger_postings posting on posting.entry_id = entry.id
            join (select id, holds, raised from ledger_accounts) account
              on account.id = posting.account_id
          where entry.donation_id = gift.donation_id
        ) flow
        where gift.cause_kind = 'gift' and gift.cause_id = $1`,
      values: [donationId],
    });
    return rows[0] ?? null;
  },

  earlierThatDay: async ({ day, entryId }) => {
    const { rows } = await pool.query<Omit<GiftsOfDay, "day">>({
      name: "gift-trails-earlier-that-day",
      text: `select "purposeId", "campaignId", "programId", "projectId", fund, sum(cents)::bigint as cents
        from (${arrivals("first.booked_on = $1 and first.id < $2", netOfEach)}) arrived group by 1, 2, 3, 4, 5`,
      values: [day, entryId],
    });
    return rows;
  },
});

const moved = `
  ledger_entries entry
    join ledger_postings moved on moved.entry_id = entry.id
    join ledger_accounts account on account.id = moved.account_id and (account.holds or account.raised)`;
const both = `sum(moved.cents) filter (where account.holds) as cents,
  -sum(moved.cents) filter (where account.raised) as kept`;

/** Summed once for all, or looked up for a few. */
const netOfAll = `join (
    select entry.donation_id, ${both} from ${moved} where entry.donation_id is not null group by 1
  ) net on net.donation_id = first.donation_id`;
export const netOfEach = `cross join lateral (
    select ${both} from ${moved} where entry.donation_id = first.donation_id
  ) net`;

/**
 * Each donation's contribution on its day, after fee and refunds; donations booked together from before these books;
 * and other income for a purpose, which is spent like donations. `first` is its entry.
 */
export const arrivals = (condition: string, net: string) => `
  select first.booked_on as day, posting.purpose_id as "purposeId", posting.campaign_id as "campaignId",
    posting.program_id as "programId", posting.project_id as "projectId", posting.fund,
    -- Costs are not taken from a fund: all that was given is in it.
    greatest(case when posting.fund is null then net.cents else net.kept end, 0) as cents,
    true as "isGift", first.id as "entryId"
  from ledger_entries first
    join ledger_postings posting on posting.entry_id = first.id
    join ledger_accounts account on account.id = posting.account_id and account.raised
    ${net}
  where first.cause_kind = 'gift' and ${condition}
  union all
  select first.booked_on, posting.purpose_id, posting.campaign_id, posting.program_id, posting.project_id,
    posting.fund, -posting.cents, false, first.id
  from ledger_entries entry
    join ledger_entries first on first.id = coalesce(entry.reverses_entry_id, entry.id)
    join ledger_postings posting on posting.entry_id = entry.id
    join ledger_accounts account on account.id = posting.account_id and (account.raised
      or (account.kind = 'INCOME' and coalesce(posting.program_id, posting.project_id, posting.fund) is not null))
  where entry.donation_id is null and ${condition}`;

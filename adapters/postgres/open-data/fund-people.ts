import type pg from "pg";
import type { Fund } from "#domain/money/fund.ts";
import { minPeople } from "#domain/open-data/people.ts";
import { hasNoAddress } from "./publish-sums.ts";
import { patiently } from "./patiently.ts";

type FundPeople = {
  year: number;
  fund: Fund | null;
  projectId: string | null;
  programId: string | null;
  campaignId: string | null;
  people: number;
};

/** How many people gave for each purpose in each year up to `last`. Openings carry forward the donations of many. */
export const fundPeople = (pool: pg.Pool, last: number): Promise<FundPeople[]> =>
  patiently(pool, async (client) => {
    const { rows } = await client.query<FundPeople>(
      `select extract(year from e.booked_on)::int as year, p.fund, kept.project_id as "projectId",
         coalesce(p.program_id, kept.program_id) as "programId", p.campaign_id as "campaignId",
         case when bool_or(e.cause_kind = 'opening') then $2 else
           count(distinct case when ${hasNoAddress} then '' else lower(d.donor_email) end) end::int as people
       from ledger_entries e
         join ledger_postings p on p.entry_id = e.id
         join ledger_accounts a on a.id = p.account_id and a.raised
         left join donations d on d.id = e.donation_id
         left join lateral (
           select program_id, project_id from purposes
           where purposes.kind = 'campaign' and purposes.content_id = p.campaign_id order by id limit 1
         ) kept on true
       where e.booked_on <= make_date($1::int, 12, 31) and coalesce(p.campaign_id, p.program_id, p.fund) is not null
       group by 1, 2, 3, 4, 5`,
      [Math.max(last, 1), minPeople],
    );
    return rows;
  });

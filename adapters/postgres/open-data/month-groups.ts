import type pg from "pg";
import type { MonthGroup } from "#domain/open-data/group.ts";
import { accountOf } from "#domain/ledger/accounts.ts";
import { minPeople } from "#domain/open-data/people.ts";
import { staffNature } from "#domain/open-data/open-entries.ts";
import { headingOf, isOpen } from "./open-lines.ts";
import { patiently } from "./patiently.ts";

/**
 * Closed lines summed by month and purpose. Small groups include their people as numbers: from a digest of the address,
 * or of the entry without a donor.
 */
export const monthGroups = (pool: pg.Pool, through: number): Promise<MonthGroup[]> =>
  patiently(pool, async (client) => {
    const { rows } = await client.query<Omit<MonthGroup, "heading" | "raised">>(
      `select to_char(e.booked_on, 'YYYY-MM') as month, p.account_id as account, p.campaign_id as campaign,
         p.program_id as program, p.project_id as project, p.fund, p.nature, sum(p.cents)::bigint as cents,
         count(*)::int as lines, p.nature is not distinct from '${staffNature}' as "ofStaff",
         case when count(distinct who.number) < $2 then array_agg(distinct who.number) end as people
       from ledger_entries e
         join ledger_postings p on p.entry_id = e.id
         left join donations d on d.id = e.donation_id
         cross join lateral (select hashtext(coalesce(nullif(lower(d.donor_email), ''), 'entry ' || e.id)) as number) who
       where e.id <= $1 and not ${isOpen}
       group by 1, 2, 3, 4, 5, 6, 7`,
      [through, minPeople],
    );
    return rows.map((row) => ({
      ...row,
      heading: headingOf(row.account),
      raised: accountOf(row.account)?.raised === true,
    }));
  });

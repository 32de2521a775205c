import type pg from "pg";
import { decideWaitingMatches } from "#adapters/postgres/matching/decide-matches.ts";
import { storedPledges } from "#adapters/postgres/matching/pledges.ts";
import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { today } from "#server/timing/clock.ts";

/** A pool that a few donations use up, and a second sponsor who takes over. */
const pools = [asCents(200_00), asCents(100_000_00)];

export async function signPledges(pool: pg.Pool, campaigns: readonly string[]): Promise<void> {
  const pledges = storedPledges(pool);
  const by = { actor: { userId: "simulation", role: "ADMIN" }, requestId: "simulation" };
  for (const campaignId of campaigns.slice(0, 2))
    for (const [place, poolCents] of pools.entries()) {
      const terms = {
        campaignId,
        sponsor: `Sponsor ${place + 1}`,
        sponsorKind: "COMPANY" as const,
        sponsorEmail: null,
        adds: 1,
        per: place + 1,
        poolCents,
        perDonationCents: asCents(40_00),
        perDonorCents: null,
        minimumCents: null,
        startsOn: addDays(today(), -1),
        endsOn: addDays(today(), 30),
        priority: place + 1,
        monthly: "FIRST" as const,
        withManual: false,
        remainderGiven: false,
        signedOn: today(),
      };
      const added = await pledges.add(`${campaignId} ${place}`, terms, by);
      if (!added.ok) throw new Error(added.reason);
    }
}

export const decideMatches = (pool: pg.Pool) => decideWaitingMatches(pool, today);

/** Pools that are not what their matches add up to, matches beyond the terms, and donations that nobody decided. */
export async function matchedOtherwise(pool: pg.Pool): Promise<string[]> {
  const decide = decideMatches(pool);
  await Promise.all([decide(), decide(), decide()]);
  const { rows } = await pool.query<{ fault: string }>(
    `with held as (
       select e.pledge_id, e.donation_id, sum(e.match_cents) as cents, (
         select coalesce(-sum(posting.cents), 0)
         from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
           join ledger_accounts account on account.id = posting.account_id and account.raised
         where entry.donation_id = e.donation_id) as left_cents
       from matching_entries e group by 1, 2
     )
     select format('pledge %s: %s used, %s matched', p.id, p.used_cents, sum(e.pool_cents)) as fault
     from matching_pledges p join matching_entries e on e.pledge_id = p.id
     group by p.id having p.used_cents <> sum(e.pool_cents) or p.used_cents > p.pool_cents
     union all
     select format('donation %s: %s matched of %s', held.donation_id, held.cents, held.left_cents)
     from held join matching_pledges p on p.id = held.pledge_id
     where held.cents < 0 or held.cents > least(held.left_cents * p.adds / p.per, p.per_donation_cents)
     union all
     select format('donation %s is not decided', d.id)
     from donations d join matching_pledges p on p.campaign_id = d.campaign_id
     where d.status = 'COMPLETED' and coalesce(d.recurring_gift_id, d.id) = d.id
       and not exists (select from entered_gifts g where g.id = d.id)
       and not exists (select from matching_entries e where e.donation_id = d.id and e.pledge_id = p.id)`,
  );
  return rows.map(({ fault }) => fault);
}

import type pg from "pg";
import { addDays } from "#domain/calendar/day.ts";
import { firstOfMonth } from "#domain/calendar/month.ts";
import { largestShare, minPeople } from "#domain/open-data/people.ts";
import { erasedDomain, noAddressDomain } from "#domain/privacy/person.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { patience } from "./patiently.ts";

type Step = Readonly<{ day: string; after: number; through: number; from: string; to: string }>;

/**
 * Publishes what was raised for a campaign, or for none, once enough people gave since the last time and none of them
 * gave most of it. Entries are taken in the order of booking, so no published sum changes later.
 */
export const publishSums = (pool: pg.Pool, today: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = '${patience}'`);
    const { rows } = await client.query<{ after: number; through: number; oldest: string | null }>(
      `select mark.entry_id as after, (select entry_id from ledger_summary_mark) as through, /* never null: through, because it has one row */
         case when mark.entry_id = 0 then (select min(booked_on) from ledger_entries) end as oldest
       from public_mark mark for update`,
    );
    const [mark] = rows;
    if (!mark || mark.through <= mark.after) return;
    for (const days of mark.oldest === null ? [always(today)] : monthsSince(mark.oldest, today)) {
      await collect(client, { ...mark, ...days });
      await publish(client, days.day, { people: minPeople, share: largestShare });
    }
    await client.query("update public_mark set entry_id = $1", [mark.through]);
  });

/** For a demonstration, whose donors are invented: a new one shows every sample donation. */
export const publishSamples = (client: pg.ClientBase, today: string): Promise<void> =>
  publish(client, today, { people: 0, share: 1 });

const always = (today: string) => ({ day: today, from: "0001-01-01", to: "9999-12-31" });

/** The first time, for books that exist already: as if each month had been published at its end. */
function monthsSince(oldest: string, today: string): Omit<Step, "after" | "through">[] {
  const steps: Omit<Step, "after" | "through">[] = [];
  for (let from = firstOfMonth(oldest, 0); from <= today; from = firstOfMonth(from, 1)) {
    const to = addDays(firstOfMonth(from, 1), -1);
    steps.push(to < today ? { day: to, from, to } : { day: today, from, to: "9999-12-31" });
  }
  return steps;
}

/** A donation `d` without a usable address. */
export const hasNoAddress = `coalesce(d.donor_email, '') = '' or d.donor_email like '%@${erasedDomain}' or d.donor_email like '%@${noAddressDomain}'`;

/** Donors without an address count as one. */
async function collect(client: pg.ClientBase, { after, through, from, to }: Step): Promise<void> {
  await client.query(
    `insert into waiting_sums (entry_id, campaign_id, person, cents)
     select e.id, coalesce(p.campaign_id, ''),
       max(case when ${hasNoAddress} then 0 else hashtextextended(lower(d.donor_email), 0) end), -sum(p.cents)
     from ledger_entries e
       join ledger_postings p on p.entry_id = e.id
       join ledger_accounts a on a.id = p.account_id and a.raised
       left join donations d on d.id = e.donation_id
     where e.id > $1 and e.id <= $2 and p.entry_id > $1 and p.entry_id <= $2 and e.booked_on between $3 and $4
       and e.cause_kind <> 'opening'
     group by 1, 2 having sum(p.cents) <> 0`,
    [after, through, from, to],
  );
}

type Rule = Readonly<{ people: number; share: number }>;

async function publish(client: pg.ClientBase, day: string, { people, share }: Rule): Promise<void> {
  await client.query(
    `with enough as (
       select campaign_id, sum(cents)::bigint as cents
       from (select campaign_id, person, sum(cents) as cents from waiting_sums group by 1, 2) given
       group by 1
       having count(*) filter (where cents <> 0) >= $2 and max(abs(cents)) <= $3::numeric * sum(abs(cents))
     ), published as (
       delete from waiting_sums using enough where enough.campaign_id = waiting_sums.campaign_id
     )
     insert into public_sums (campaign_id, day, cents) select campaign_id, $1, cents from enough
     on conflict (campaign_id, day) do update set cents = public_sums.cents + excluded.cents`,
    [day, people, share],
  );
}

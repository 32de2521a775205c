import { pledgesList } from "#domain/matching/pledges-list.ts";
import { listSource } from "../lists/list-source.ts";

const today = "(now() at time zone 'Europe/Amsterdam')::date";

export const pledgesSource = listSource(pledgesList, {
  from: "matching_pledges p",
  columns: {
    id: "p.id",
    sponsor: "p.sponsor",
    campaign: {
      id: "p.campaign_id",
      name: "(select k.title from purposes k where k.kind = 'campaign' and k.content_id = p.campaign_id order by k.id desc limit 1)",
    },
    priority: "p.priority",
    startsOn: "p.starts_on",
    endsOn: "p.ends_on",
    poolCents: "p.pool_cents",
    usedCents: "p.used_cents",
    claimedCents: "p.claimed_cents",
    state: `case when p.claimed_on is not null then 'CLAIMED' when p.ends_on < ${today} then 'ENDED'
      when p.starts_on > ${today} then 'PLANNED' when p.used_cents >= p.pool_cents then 'USED_UP' else 'OPEN' end`,
  },
  filters: {},
  search: (words, bind) => `p.sponsor ilike '%' || ${bind(words)}::text || '%'`,
});

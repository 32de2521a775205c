import { choice, code, day, money, number, orNull, reference, text } from "#domain/lists/column.ts";
import { defineList } from "#domain/lists/list.ts";
import { pledgeStates } from "./pledge.ts";

export const pledgesList = defineList({
  name: "matching-pledges",
  path: "/api/admin/matching",
  page: "/admin/matching",
  who: "staff",
  summary: "Sponsors' pledges to match donations, the newest first",
  group: "giving",
  words: {
    part: "back-office.part.matching",
    title: "matching.title",
    description: "matching.intro",
    intro: "matching.intro",
    none: "matching.none",
  },
  columns: {
    id: code(),
    sponsor: text({ label: "matching.form.sponsor" }),
    campaign: reference({ label: "matching.form.campaignId" }),
    priority: number({ label: "matching.form.priority" }),
    startsOn: day({ label: "matching.form.startsOn" }),
    endsOn: day({ label: "matching.form.endsOn" }),
    poolCents: money({ label: "matching.form.poolCents" }),
    usedCents: money({ label: "matching.used" }),
    claimedCents: orNull(money({ label: "matching.claimed" })),
    state: choice(pledgeStates, "matching.state", {
      label: "matching.state",
      tones: { PLANNED: "neutral", OPEN: "good", USED_UP: "neutral", ENDED: "warn", CLAIMED: "neutral" },
    }),
  },
  key: "id",
  table: ["sponsor", "campaign", "startsOn", "endsOn", "poolCents", "usedCents", "state"],
  filters: {},
  search: { hint: "matching.searchHint" },
  sorts: { newest: "-startsOn" },
  files: true,
  open: ({ id }) => `/admin/matching/${id}`,
});

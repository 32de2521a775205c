import { emailPurposes } from "#domain/email-purposes.ts";
import { choice, code, moment, number, orNull, text } from "#domain/lists/column.ts";
import { oneOf } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";
import { campaignStates } from "./campaign-state.ts";

export const emailCampaignsList = defineList({
  name: "email-campaigns",
  path: "/api/admin/emails",
  page: "/admin/emails",
  who: "staff",
  summary: "Email campaigns, newest first",
  group: "people",
  words: {
    part: "back-office.part.emails",
    title: "email-campaigns.title",
    description: "email-campaigns.description",
    none: "email-campaigns.none",
  },
  columns: {
    id: code({ exported: false }),
    /** In the first language that is written; null: none is. */
    subject: orNull(text({ label: "email-campaigns.subject" })),
    state: choice(campaignStates, "email-campaigns.state", {
      label: "email-campaigns.state",
      tones: { sending: "good", finished: "good", paused: "warn", planned: "warn", stopped: "bad" },
    }),
    purpose: choice(emailPurposes, "email-campaigns.purpose", { label: "email-campaigns.purpose" }),
    sent: number({ label: "email-campaigns.sent" }),
    plannedFor: orNull(moment({ label: "email-campaigns.plannedFor" })),
    createdAt: moment({ label: "email-campaigns.created", dayOnly: true }),
  },
  key: "id",
  table: ["subject", "state", "purpose", "sent", "plannedFor", "createdAt"],
  filters: {
    state: oneOf(campaignStates, "email-campaigns.state", { label: "email-campaigns.state" }),
    purpose: oneOf(emailPurposes, "email-campaigns.purpose", { label: "email-campaigns.purpose" }),
  },
  sorts: { newest: "-createdAt" },
  files: true,
  open: ({ id }) => `/admin/emails/${id}`,
});

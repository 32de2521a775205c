import { emailCampaignsList } from "#domain/email-campaigns/email-campaigns-list.ts";
import { languages } from "#domain/language.ts";
import { listSource } from "../lists/list-source.ts";

const firstSubject = languages.map((language) => `nullif(c.subject->>'${language}', '')`).join(", ");

export const emailCampaignsSource = listSource(emailCampaignsList, {
  from: "email_campaigns c",
  columns: {
    id: "c.id",
    subject: `coalesce(${firstSubject})`,
    state: "c.state",
    purpose: "c.purpose",
    sent: "(select count(*)::int from email_recipients r where r.campaign_id = c.id and r.state = 'SENT')",
    plannedFor: "c.planned_for",
    createdAt: "c.created_at",
  },
  filters: {
    state: (state, bind) => `c.state = ${bind(state)}::text`,
    purpose: (purpose, bind) => `c.purpose = ${bind(purpose)}::text`,
  },
});

import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { stateAfter, type CampaignAct } from "#domain/email-campaigns/campaign-state.ts";
import { problemInTexts, problemInTime } from "#domain/email-campaigns/check-campaign.ts";
import type { EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import type { CampaignActBody, CampaignRefusal } from "#domain/email-campaigns/email-campaigns.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { countAudience } from "./count-campaign.ts";

type Needs = Readonly<{ clock: () => Date; needsReview: () => Promise<boolean>; by: Caller }>;

/** The campaign's row is locked. An act that changes nothing, such as stopping twice, is done. */
export async function actOnCampaign(
  client: pg.ClientBase,
  campaign: EmailCampaign,
  { act, version, plannedFor = null }: CampaignActBody,
  needs: Needs,
): Promise<"done" | CampaignRefusal> {
  const step: CampaignAct = act === "unplan" ? "edit" : act;
  const state = stateAfter(campaign.state, step);
  if (state === null) return "not_possible";
  if (state === campaign.state && act !== "review") return "done";
  const { by, clock } = needs;
  const now = clock();
  const due = plannedFor === null ? now : new Date(plannedFor);
  if (act === "review" || act === "plan") {
    if (campaign.version !== version) return "changed_meanwhile";
    const refusal = await refusalOf(client, campaign, { act, plannedFor, now }, needs);
    if (refusal) return refusal;
  }
  await client.query(
    `update email_campaigns set state = $2,
       reviewed_by = case when $3 = 'review' then $4 when $3 = 'unplan' then null else reviewed_by end,
       planned_for = case when $3 = 'plan' then $5::timestamptz when $3 = 'unplan' then null else planned_for end,
       paused_because = case when $2 = 'paused' then 'staff' end,
       accepted_refusals = case when $3 <> 'resume' then accepted_refusals else (
         select count(*) from email_recipients r where r.campaign_id = $1 and r.state = 'REFUSED') end,
       ended_at = case when $2 = 'stopped' then $6::timestamptz else ended_at end
     where id = $1`,
    [campaign.id, state, act, by.actor.userId, due, now],
  );
  await writeAudit(client, {
    ...by,
    action: `email_campaign.${done[act]}`,
    subject: { kind: "email_campaign", id: campaign.id },
  });
  return "done";
}

const done = {
  review: "reviewed",
  plan: "planned",
  unplan: "unplanned",
  pause: "paused",
  resume: "resumed",
  stop: "stopped",
} as const satisfies Record<CampaignActBody["act"], string>;

async function refusalOf(
  client: pg.ClientBase,
  campaign: EmailCampaign,
  { act, plannedFor, now }: { act: "review" | "plan"; plannedFor: string | null; now: Date },
  { needsReview, by }: Needs,
): Promise<CampaignRefusal | null> {
  const problem = problemInTexts(campaign);
  if (problem) return problem;
  if (act === "review") return campaign.changedBy?.id === by.actor.userId ? "own_review" : null;
  if (campaign.state !== "reviewed" && (await needsReview())) return "review_missing";
  const late = problemInTime(plannedFor === null ? null : new Date(plannedFor), now);
  if (late) return late;
  const audience = await countAudience(client, campaign.id, now);
  return audience && audience.recipients > 0 ? null : "audience_empty";
}

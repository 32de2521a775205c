import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { hasStarted, mayDo } from "#domain/email-campaigns/campaign-state.ts";
import {
  writtenLanguages,
  type CampaignChange,
  type EmailCampaign,
} from "#domain/email-campaigns/email-campaign.ts";
import type { CampaignRefusal, EmailCampaigns } from "#domain/email-campaigns/email-campaigns.ts";
import { perLanguage } from "#domain/language.ts";
import { nameOfUser } from "../applications/sources.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { actOnCampaign } from "./act-on-campaign.ts";
import { countAudience, countProgress } from "./count-campaign.ts";

const colleague = (column: string): string =>
  `(select jsonb_build_object('id', u.id, 'name', ${nameOfUser("u")}) from users u where u.id = c.${column})`;

const columns = `c.id, c.version, c.state, c.purpose, c.missing_text as "missingText", c.quiet_days as "quietDays", c.subject, c.body,
  c.paused_because as "pausedBecause", c.planned_for as "plannedFor", c.started_at as "startedAt", c.ended_at as "endedAt",
  ${colleague("changed_by")} as "changedBy", ${colleague("reviewed_by")} as "reviewedBy"`;

type Times = "plannedFor" | "startedAt" | "endedAt";
type Row = Omit<EmailCampaign, Times> & Record<Times, Date | null>;

const campaignOf = ({ plannedFor, startedAt, endedAt, ...row }: Row): EmailCampaign => ({
  ...row,
  plannedFor: plannedFor?.toISOString() ?? null,
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

type Needs = Readonly<{ clock: () => Date; needsReview: () => Promise<boolean> }>;

export const storedCampaigns = (pool: pg.Pool, needs: Needs): EmailCampaigns => ({
  create: async (id, by) => {
    const empty = JSON.stringify(perLanguage(() => ""));
    await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `insert into email_campaigns (id, subject, body, changed_by) values ($1, $2, $2, $3) on conflict (id) do nothing`,
        [id, empty, by.actor.userId],
      );
      if (rowCount === 1) await noteCampaign(client, id, "created", by);
    });
  },

  find: async (id) => {
    const { rows } = await pool.query<Row>(`select ${columns} from email_campaigns c where c.id = $1`, [id]);
    return rows[0] ? campaignOf(rows[0]) : null;
  },

  save: (id, change, by) =>
    inTransaction(pool, async (client) => {
      const campaign = await lockedCampaign(client, id);
      if (!campaign) return "not_found";
      if (campaign.version !== change.version) return "changed_meanwhile";
      if (hasStarted(campaign.state)) return addLanguages(client, campaign, change, by, needs.clock());
      await client.query(
        `update email_campaigns set state = 'draft', planned_for = null, reviewed_by = null, version = version + 1, changed_by = $2,
           purpose = $3, missing_text = $4, quiet_days = $5, subject = $6, body = $7, written = $8 where id = $1`,
        [
          id,
          by.actor.userId,
          change.purpose,
          change.missingText,
          change.quietDays,
          JSON.stringify(change.subject),
          JSON.stringify(change.body),
          writtenLanguages(change),
        ],
      );
      await noteCampaign(client, id, "changed", by);
      return "done";
    }),

  act: (id, act, by) =>
    inTransaction(pool, async (client) => {
      const campaign = await lockedCampaign(client, id);
      return campaign ? actOnCampaign(client, campaign, act, { ...needs, by }) : "not_found";
    }),

  audience: (id) => countAudience(pool, id, needs.clock()),
  progress: (id) => countProgress(pool, id),
});

async function lockedCampaign(client: pg.ClientBase, id: string): Promise<EmailCampaign | null> {
  const { rows } = await client.query<Row>(
    `select ${columns} from email_campaigns c where c.id = $1 for update of c`,
    [id],
  );
  return rows[0] ? campaignOf(rows[0]) : null;
}

/** What has been sent stays as it is; readers of a new language get their email now. */
async function addLanguages(
  client: pg.ClientBase,
  campaign: EmailCampaign,
  { subject, body }: CampaignChange,
  by: Caller,
  now: Date,
): Promise<"done" | CampaignRefusal> {
  const before = writtenLanguages(campaign);
  const isUnchanged = before.every(
    (language) =>
      subject[language] === campaign.subject[language] && body[language] === campaign.body[language],
  );
  if (!mayDo(campaign.state, "translate") || !isUnchanged) return "not_possible";
  const written = writtenLanguages({ subject, body });
  await client.query(
    "update email_campaigns set version = version + 1, changed_by = $2, subject = $3, body = $4, written = $5 where id = $1",
    [campaign.id, by.actor.userId, JSON.stringify(subject), JSON.stringify(body), written],
  );
  const { rowCount } = await client.query(
    `update email_recipients set state = 'QUEUED', due_at = $3 where campaign_id = $1 and state = 'WAITING' and language = any($2)`,
    [campaign.id, written, now],
  );
  if (rowCount && campaign.state === "finished")
    await client.query("update email_campaigns set state = 'sending', ended_at = null where id = $1", [
      campaign.id,
    ]);
  await noteCampaign(client, campaign.id, "translated", by);
  return "done";
}

const noteCampaign = (client: pg.ClientBase, id: string, what: string, by: Caller): Promise<void> =>
  writeAudit(client, { ...by, action: `email_campaign.${what}`, subject: { kind: "email_campaign", id } });

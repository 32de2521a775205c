import * as z from "zod/mini";
import { cancelledChoices, commitmentChoices } from "#domain/campaign-commitment.ts";
import type { Language, Localized } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";
import type { SourceFor } from "../../content-source.ts";
import { block } from "../../blocks/block-schema.ts";
import { readBlocks } from "../../blocks/read-blocks.ts";
import { campaignAnswer, publicCampaign } from "./public.ts";

const titled = z.object({ id: z.string(), title: z.string() });
const choice = z.enum(commitmentChoices);

export const campaignPageAnswer = z.extend(campaignAnswer, {
  body: z.array(block),
  beneficiaries: z.nullable(z.string()),
  zakatEligible: z.boolean(),
  cancelledOn: z.nullable(z.string()),
  commitment: z.object({
    aboveGoal: choice,
    belowGoal: choice,
    late: choice,
    cancelled: z.enum(cancelledChoices),
  }),
  /** The program's color selects the tiles. */
  program: z.nullable(z.extend(titled, { color: z.string() })),
  project: z.nullable(titled),
  /** The project that the choice PROJECT means. */
  otherProject: z.nullable(titled),
  /** Newest first. */
  updates: z.array(z.object({ on: z.string(), title: z.string(), text: z.string() })),
  isSample: z.boolean(),
});

export type CampaignPageAnswer = z.infer<typeof campaignPageAnswer>;

type Needs = { sourceFor: SourceFor; today: () => string };

export const showCampaign =
  ({ sourceFor, today }: Needs) =>
  async (id: string, language: Language): Promise<CampaignPageAnswer | null> => {
    const source = await sourceFor("campaign");
    const campaign = await source.content.find("campaign", id);
    if (!campaign) return null;
    const [raised, programs, projects] = await Promise.all([
      source.raisedByCampaign(),
      sourceFor("program"),
      sourceFor("project"),
    ]);
    const projectOf = async (projectId: string | null) =>
      projectId === null ? null : titleIn(await projects.content.find("project", projectId), language);
    const program = await programs.content.find("program", campaign.programId);
    return {
      ...publicCampaign(campaign, { raisedCents: raised.get(id) ?? noCents, language, today: today() }),
      body: readBlocks(campaign.body[language]),
      beneficiaries: campaign.beneficiaries?.[language] ?? null,
      zakatEligible: campaign.zakatEligible,
      cancelledOn: campaign.cancelledOn,
      commitment: campaign.commitment,
      program: program && { id: program.id, title: program.title[language], color: program.color },
      project: await projectOf(campaign.projectId),
      otherProject: await projectOf(campaign.otherProjectId),
      updates: campaign.updates
        .map(({ on, title, text }) => ({ on, title: title[language], text: text[language] }))
        .sort((a, b) => b.on.localeCompare(a.on)),
      isSample: source.isSample,
    };
  };

const titleIn = (record: { id: string; title: Localized } | null, language: Language) =>
  record && { id: record.id, title: record.title[language] };

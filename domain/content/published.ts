import { noCents } from "#domain/money/cents.ts";
import { publicCampaign, type CampaignAnswer } from "./kinds/campaign/public.ts";
import { publicProgram, type ProgramAnswer } from "./kinds/program/public.ts";
import { publicProject, type ProjectAnswer } from "./kinds/project/public.ts";
import {
  heroFigures,
  impactStats,
  type Counts,
  type HeroFigures,
  type ImpactStatsAnswer,
} from "./kinds/statistics/public.ts";
import type { Language } from "#domain/language.ts";
import type { Content, CountedFigures, LedgerFigures, ResultFigures } from "./ports.ts";

type Needs = {
  content: Content;
  figures: LedgerFigures;
  /** Null while any of them has no record. */
  counts: () => Promise<Counts | null>;
  counted: CountedFigures;
  results: ResultFigures;
  today: () => string;
};

export const publishedContent = ({ content, figures, counts, counted, results, today }: Needs) => {
  const projects = async (language: Language): Promise<ProjectAnswer[]> => {
    const [bodies, spent, reported] = await Promise.all([
      content.list("project"),
      figures.spentByProject(),
      results.figuresByProject(),
    ]);
    return bodies.map((body) =>
      publicProject(body, {
        spentCents: spent.get(body.id) ?? noCents,
        reported: reported.get(body.id) ?? [],
        language,
        today: today(),
      }),
    );
  };
  const campaigns = async (language: Language): Promise<CampaignAnswer[]> => {
    const [bodies, raised] = await Promise.all([content.list("campaign"), figures.raisedByCampaign()]);
    return bodies.map((body) =>
      publicCampaign(body, { raisedCents: raised.get(body.id) ?? noCents, language, today: today() }),
    );
  };
  return {
    projects,

    featuredProjects: async (language: Language): Promise<ProjectAnswer[]> =>
      (await projects(language)).filter((project) => project.featured),

    programs: async (language: Language): Promise<ProgramAnswer[]> => {
      const [bodies, helped] = await Promise.all([content.list("program"), counted.helpedByProgram()]);
      return bodies.map((body) => publicProgram(body, { language, helped }));
    },

    campaigns,

    urgentCampaigns: async (language: Language): Promise<CampaignAnswer[]> =>
      (await campaigns(language)).filter(({ state }) => state === "OPEN"),

    heroFigures: async (): Promise<HeroFigures | null> => {
      const all = await counts();
      return all && heroFigures(all);
    },

    impactStats: async (): Promise<ImpactStatsAnswer | null> => {
      const [all, raised] = await Promise.all([counts(), figures.totalRaised()]);
      return all && impactStats(all, raised);
    },
  };
};

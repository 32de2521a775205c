import { publicCampaign } from "#domain/content/kinds/campaign/public.ts";
import { publicProgram } from "#domain/content/kinds/program/public.ts";
import { publicProject } from "#domain/content/kinds/project/public.ts";
import { publicRole } from "#domain/content/kinds/volunteer-role/public.ts";
import { campaigns } from "#domain/content/kinds/campaign/sample.ts";
import { sampleFigures, type Figures } from "#domain/content/sample-figures.ts";
import { programs } from "#domain/content/kinds/program/sample.ts";
import { projects } from "#domain/content/kinds/project/sample.ts";
import { volunteerRoles } from "#domain/content/kinds/volunteer-role/sample.ts";
import type { Language } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";

const spent: Figures["spentCents"] = sampleFigures.spentCents;
const helped = new Map(Object.entries(sampleFigures.helpedByProgram));
const raised: Figures["raisedCents"] = sampleFigures.raisedCents;

const sampleProjects = (language: Language, today: string) =>
  projects(today).map((body) =>
    publicProject(body, { spentCents: spent[body.id] ?? noCents, reported: [], language, today }),
  );

const sampleCampaigns = (language: Language, today: string) =>
  campaigns(today).map((body) =>
    publicCampaign(body, { raisedCents: raised[body.id] ?? noCents, language, today }),
  );

/**
 * The lists of the API, answered from the sample. All dates in it are counted from today, so a page that was drawn before
 * midnight and one that comes alive after it say the same.
 */
export const sampleLists = {
  programs: (language: Language) => programs.map((body) => publicProgram(body, { language, helped })),
  projects: sampleProjects,
  featuredProjects: (language: Language, today: string) =>
    sampleProjects(language, today).filter(({ featured }) => featured),
  campaigns: sampleCampaigns,
  urgentCampaigns: (language: Language, today: string) =>
    sampleCampaigns(language, today).filter(({ state }) => state === "OPEN"),
  volunteerRoles: (language: Language) => volunteerRoles.map((body) => publicRole(body, language)),
};

/** The day that the server counts its own sample from. It comes with the sample: a page without one needs no calendar. */
export { dutchToday } from "../i18n/dutch-today.ts";

export type SampleName = keyof typeof sampleLists;
export type SampleItem<Name extends SampleName> = ReturnType<(typeof sampleLists)[Name]>[number];

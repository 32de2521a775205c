import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { daysBetween } from "#domain/calendar/day.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { countryNames } from "#domain/labels.ts";
import { countryCode } from "../../fields.ts";
import { projectStatuses, trackStatuses } from "./schema.ts";
import type { Project } from "./schema.ts";
import { coverAltOf, coverUrlOf } from "../../cover-url.ts";
import { helpedBy, shownFigures, successRateOf } from "../../labelled.ts";
import type { ReportedFigure } from "../../ports.ts";

export const projectAnswer = z.object({
  id: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  description: z.string(),
  country: z.string(),
  countryCode,
  city: z.string(),
  coordinates: z.object({ lon: z.number(), lat: z.number() }),
  programId: z.string(),
  status: z.enum(projectStatuses),
  trackStatus: z.nullable(z.enum(trackStatuses)),
  coverUrl: z.nullable(z.string()),
  coverAlt: z.nullable(z.string()),
  budgetCents: centsField,
  spentCents: centsField,
  /** Zero: not counted yet. */
  beneficiaries: z.int(),
  /** Null without a record. */
  successRate: z.nullable(z.number()),
  successMetric: z.string(),
  updatedDays: z.int(),
  sdgTags: z.array(z.int()),
  impactData: z.record(z.string(), z.number()),
  featured: z.boolean(),
});

export type ProjectAnswer = z.infer<typeof projectAnswer>;

/** A project's facts from ledger, indicators and calendar. */
type Facts = Readonly<{
  spentCents: Cents;
  reported: readonly ReportedFigure[];
  language: Language;
  today: string;
}>;

export const publicProject = (
  project: Project,
  { spentCents, reported, language, today }: Facts,
): ProjectAnswer => ({
  id: project.id,
  title: project.title[language],
  shortTitle: project.shortTitle[language],
  description: project.description[language],
  country: countryNames[project.countryCode][language],
  countryCode: project.countryCode,
  city: project.city[language],
  coordinates: project.coordinates,
  programId: project.programId,
  status: project.status,
  trackStatus: project.trackStatus,
  coverUrl: coverUrlOf(project.cover),
  coverAlt: coverAltOf(project.cover, language),
  budgetCents: project.budgetCents,
  spentCents,
  beneficiaries: helpedBy(reported, project),
  successRate: successRateOf(reported, project),
  successMetric: project.successMetric[language],
  // Dates may be ahead by time zone: never negative.
  updatedDays: Math.max(0, daysBetween(project.updatedOn, today)),
  sdgTags: project.sdgTags,
  impactData: Object.fromEntries(shownFigures(reported, project).map(({ name, value }) => [name, value])),
  featured: project.featured,
});

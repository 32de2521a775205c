import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { addDays } from "#domain/calendar/day.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { reportedFigures } from "#domain/results/reported-figures.ts";
import { sampleIndicators } from "#domain/results/sample-indicators.ts";
import { campaignAnswer, stateOf, publicCampaign } from "./campaign/public.ts";
import { certificationAnswer, publicCertification } from "./certification/public.ts";
import { documentAnswer, publicDocument } from "./document/public.ts";
import { programAnswer, publicProgram } from "./program/public.ts";
import { projectAnswer, publicProject } from "./project/public.ts";
import { impactStats, impactStatsAnswer } from "./statistics/public.ts";
import { publicRole, roleAnswer } from "./volunteer-role/public.ts";
import type { Language } from "#domain/language.ts";
import { sampleContent } from "./kinds.ts";
import { sampleFigures } from "../sample-figures.ts";

const today = "2026-11-15";
const sample = sampleContent(today);
const helped = new Map(Object.entries(sampleFigures.helpedByProgram));

function first<Body>(bodies: Body[]): Body {
  const [body] = bodies;
  if (!body) throw new Error("The sample is empty");
  return body;
}

const project = first(sample.project);
const reported = reportedFigures(sampleIndicators(today), today).get(project.id) ?? [];
const campaign = first(sample.campaign);
const certification = first(sample.certification);

test("a program is answered with exactly its public fields", () => {
  expect(publicProgram(first(sample.program), { language: "nl", helped })).toEqual({
    id: "children",
    title: "Kinderen",
    description: first(sample.program).description.nl,
    icon: "school",
    color: "blue",
    sdgTags: [1, 2, 4],
    beneficiaries: 12_450,
    image: null,
    imageAlt: null,
  });
});

test("a project is answered with what the ledger says it has spent", () => {
  const answer = publicProject(project, { spentCents: asCents(4_500_000), reported, language: "en", today });
  expect(answer).toEqual({
    id: "amsterdam-youth-education-hub",
    title: "Amsterdam Youth Education Hub",
    shortTitle: "Amsterdam Youth Education Hub",
    description: project.description.en,
    country: "Netherlands",
    countryCode: "NL",
    city: "Amsterdam",
    coordinates: { lon: 4.9, lat: 52.37 },
    programId: "children",
    status: "ACTIVE",
    trackStatus: "ON_TRACK",
    coverUrl: null,
    coverAlt: null,
    budgetCents: 6_000_000,
    spentCents: 4_500_000,
    beneficiaries: 237,
    successRate: 94,
    successMetric: "of final-year students passed their exams",
    updatedDays: 6,
    sdgTags: [4, 10],
    impactData: { studentsEnrolled: 237, graduationRate: 94 },
    featured: true,
  });
});

const country = (countryCode: "NL" | "AE" | "SA", language: Language) =>
  publicProject({ ...project, countryCode }, { spentCents: noCents, reported, language, today }).country;

test("countries are named in the visitor's language", () => {
  expect([country("NL", "en"), country("AE", "en"), country("SA", "en")]).toEqual([
    "Netherlands",
    "UAE",
    "Saudi Arabia",
  ]);
  expect([country("AE", "nl"), country("SA", "ar")]).toEqual(["VAE", "السعودية"]);
});

test("a campaign is answered with its days left and what the ledger says it raised", () => {
  expect(publicCampaign(campaign, { raisedCents: asCents(2_835_000), language: "ar", today })).toEqual({
    id: "a-safe-bed-in-rotterdam",
    title: "سرير آمن في روتردام",
    description: campaign.description.ar,
    goalCents: 4_500_000,
    raisedCents: 2_835_000,
    daysLeft: 12,
    coverUrl: null,
    coverAlt: null,
    urgencyLevel: "URGENT",
    urgencyColor: "red",
    programId: "disaster",
    endsOn: addDays(today, 12),
    state: "OPEN",
  });
});

test("a campaign counts on its last day and has ended the day after", () => {
  const dates = { endsOn: today, cancelledOn: null };
  expect(stateOf(dates, today)).toBe("OPEN");
  expect(stateOf(dates, addDays(today, 1))).toBe("ENDED");
  expect(stateOf({ ...dates, cancelledOn: today }, today)).toBe("CANCELLED");
});

test("days left and days since an update are never negative", () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      const day = addDays(today, days);
      const facts = { spentCents: noCents, raisedCents: noCents, reported, language: "en", today } as const;
      expect(publicCampaign({ ...campaign, endsOn: day }, facts).daysLeft).toBe(Math.max(0, days));
      expect(publicProject({ ...project, updatedOn: day }, facts).updatedDays).toBe(days < 0 ? -days : 0);
    }),
  );
});

test("an uploaded cover is given as an address, with what it shows in the visitor's language", () => {
  const facts = { raisedCents: noCents, language: "nl", today } as const;
  const cover = { upload: "ab".repeat(16), alt: { en: "A bed", nl: "Een bed", ar: "سرير" } };
  expect(publicCampaign({ ...campaign, cover }, facts)).toMatchObject({
    coverUrl: `/uploads/${cover.upload}-960.webp`,
    coverAlt: "Een bed",
  });
});

test("a role without requirements has no such field", () => {
  const answers = sample.volunteerRole.map((role) => publicRole(role, "en"));
  expect(answers.map((answer) => "requirements" in answer)).toEqual([true, true, true, false]);
  expect(answers[3]).toMatchObject({ id: "digital-marketing", locationType: "REMOTE", location: "Remote" });
});

test("a document is answered with the size and downloads of its file", () => {
  const facts = { fileSize: 52_311, downloadCount: 1_247, language: "en" } as const;
  expect(publicDocument(first(sample.document), facts)).toEqual({
    id: "annual-report-2023",
    title: "Annual Report 2023",
    description: first(sample.document).description.en,
    category: "REPORT",
    year: 2023,
    generated: "annual-report",
    publishedOn: "2024-05-28",
    version: 1,
    correction: null,
    fileSize: 52_311,
    downloadCount: 1_247,
  });
});

test("a certificate past its date is not shown as valid, and one under review stays under review", () => {
  const last = "2027-12-31";
  const statusOn = (day: string, status = certification.status) =>
    publicCertification({ ...certification, status, validUntil: last }, { language: "en", today: day })
      .status;
  expect(statusOn(last)).toBe("VALID");
  expect(statusOn(addDays(last, 1))).toBe("EXPIRED");
  expect(statusOn(addDays(last, 1), "IN_REVIEW")).toBe("IN_REVIEW");
});

test("the impact figures are the specified ones, with what was raised in cents", () => {
  expect(
    impactStats({ ...sampleFigures.impactStats, countries: 3 }, sampleFigures.impactStats.totalRaised),
  ).toEqual({
    totalBeneficiaries: 25_946,
    totalRaised: 240_000_000,
    completedProjects: 127,
    volunteerHours: 15_240,
  });
});

test("every answer keeps its own contract, and the contract can be written down for others", () => {
  const facts = {
    reported,
    spentCents: asCents(1),
    raisedCents: asCents(1),
    fileSize: 1,
    downloadCount: 1,
    language: "ar",
    today,
  } as const;
  const answers = [
    [programAnswer, sample.program.map((body) => publicProgram(body, { language: "ar", helped }))],
    [projectAnswer, sample.project.map((body) => publicProject(body, facts))],
    [campaignAnswer, sample.campaign.map((body) => publicCampaign(body, facts))],
    [roleAnswer, sample.volunteerRole.map((body) => publicRole(body, "ar"))],
    [documentAnswer, sample.document.map((body) => publicDocument(body, facts))],
    [certificationAnswer, sample.certification.map((body) => publicCertification(body, facts))],
    [impactStatsAnswer, [impactStats({ ...sampleFigures.impactStats, countries: 3 }, asCents(1))]],
  ] as const;
  for (const [schema, bodies] of answers) {
    for (const body of bodies) expect(schema.parse(body)).toEqual(body);
    expect(z.toJSONSchema(schema)).toMatchObject({ type: "object", additionalProperties: false });
  }
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, yearOf } from "#domain/calendar/day.ts";
import { contentKinds, isContentKind, sampleContent, singleKinds } from "./kinds.ts";
import { reportedFigures } from "#domain/results/reported-figures.ts";
import { sampleIndicators } from "#domain/results/sample-indicators.ts";
import { sampleMeasures } from "#domain/results/sample-measures.ts";
import { helpedBy } from "../labelled.ts";
import { sampleFigures } from "../sample-figures.ts";

const today = "2026-11-15";
const sample = sampleContent(today);
const helped = new Map<string, number>(Object.entries(sampleFigures.helpedByProgram));

const anyDay = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2045-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("the specified data", () => {
  test("programs", () => {
    expect(sample.program.map((it) => [it.id, it.title.en, helped.get(it.id), it.sdgTags, it.color])).toEqual(
      [
        ["children", "Children", 12_450, [1, 2, 4], "blue"],
        ["elderly", "Elderly Care", 3_240, [3, 10], "purple"],
        ["animals", "Animal Welfare", 8_630, [15], "green"],
        ["disaster", "Disaster Relief", 1_560, [1, 11], "red"],
      ],
    );
  });

  test("projects with their budgets and spending", () => {
    const spent: Readonly<Record<string, number>> = sampleFigures.spentCents;
    expect(
      sample.project.map((it) => [
        it.title.en,
        it.countryCode,
        it.city.en,
        it.status,
        it.budgetCents / 100,
        (spent[it.id] ?? Number.NaN) / 100,
      ]),
    ).toEqual([
      ["Amsterdam Youth Education Hub", "NL", "Amsterdam", "ACTIVE", 60_000, 45_000],
      ["Dubai Senior Care Network", "AE", "Dubai", "ACTIVE", 50_000, 32_500],
      ["Riyadh Children's Nutrition Program", "SA", "Riyadh", "ACTIVE", 80_000, 24_000],
      ["Animal Rescue Center UAE", "AE", "Abu Dhabi", "COMPLETED", 40_000, 40_000],
      ["Rotterdam Emergency Housing", "NL", "Rotterdam", "PLANNED", 120_000, 0],
      ["Jeddah Disaster Preparedness", "SA", "Jeddah", "ACTIVE", 75_000, 56_250],
    ]);
  });

  test("projects on the transparency page", () => {
    const reported = reportedFigures(sampleIndicators(today), today);
    const tracked = sample.project.filter((it) => it.trackStatus !== null);
    expect(
      tracked.map((it) => [it.shortTitle.en, helpedBy(reported.get(it.id) ?? [], it), it.trackStatus]),
    ).toEqual([
      ["Amsterdam Youth Education Hub", 237, "ON_TRACK"],
      ["Dubai Senior Care Network", 89, "ON_TRACK"],
      ["Riyadh Children's Nutrition", 450, "STARTING"],
    ]);
  });

  test("expenditure is 89, 7 and 4 percent of its total", () => {
    const { PROGRAM, ADMINISTRATION, FUNDRAISING } = sampleFigures.expenditureCents;
    expect([PROGRAM, ADMINISTRATION, FUNDRAISING]).toEqual([2_136_000, 168_000, 96_000]);
    const total = PROGRAM + ADMINISTRATION + FUNDRAISING;
    expect([PROGRAM, ADMINISTRATION, FUNDRAISING].map((part) => (part * 100) / total)).toEqual([89, 7, 4]);
  });

  test("documents, certifications and volunteer roles", () => {
    expect(sample.document.map((it) => it.title.en)).toEqual([
      "Annual Report 2023",
      "Financial Audit 2023",
      "Impact Report 2023",
      "Governance Documents",
    ]);
    expect(sample.certification.map((it) => it.title.en)).toEqual([
      "ANBI",
      "GDPR",
      "ISO 27001",
      "External audit",
      "Own rating",
    ]);
    expect(sample.volunteerRole.map((it) => [it.id, it.locationType, it.location.en])).toEqual([
      ["education-tutor", "ONSITE", "Amsterdam"],
      ["elderly-companion", "ONSITE", "Dubai"],
      ["animal-care", "ONSITE", "Various locations"],
      ["digital-marketing", "REMOTE", "Remote"],
    ]);
  });

  test("statistics and the figures of the hero", () => {
    expect(sampleFigures.impactStats).toEqual({
      totalBeneficiaries: 25_946,
      totalRaised: 240_000_000,
      completedProjects: 127,
      volunteerHours: 15_240,
    });
    expect(sampleFigures.hero).toEqual({ lives: 25_000, countries: 3, projects: 50 });
  });
});

test("every body passes its kind's schema unchanged, whatever today is", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const [kind, bodies] of Object.entries(sampleContent(day))) {
        if (!isContentKind(kind)) throw new Error(`The sample has an unknown kind: ${kind}`);
        for (const body of bodies) expect(contentKinds[kind].schema.parse(body)).toEqual(body);
      }
    }),
    { numRuns: 40 },
  );
});

test("no kind is empty, no id stands twice, and single kinds have one body named for themselves", () => {
  // Page texts are the program's own until staff change them.
  const { pageText, ...written } = sample;
  expect(pageText).toEqual([]);
  for (const bodies of Object.values(written)) {
    const ids = bodies.map((body) => body.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const kind of singleKinds) expect(sample[kind].map((body) => body.id)).toEqual([kind]);
});

test("appeals, events, calls and news are alive on any day", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const content = sampleContent(day);
      expect(content.campaign.every((it) => it.endsOn > day)).toBe(true);
      expect(content.post.every((it) => it.publishedOn <= day)).toBe(true);
      expect(content.post.map((it) => it.publishedOn)).toEqual(
        content.post
          .map((it) => it.publishedOn)
          .toSorted()
          .toReversed(),
      );
      expect(content.event.filter((it) => it.startsAt.slice(0, 10) > day)).toHaveLength(4);
      expect(content.event.filter((it) => it.endsAt.slice(0, 10) < day)).toHaveLength(1);
      expect(content.grantCall.filter((it) => it.opensOn <= day && day <= it.closesOn)).toHaveLength(2);
      expect(content.certification.every((it) => it.validUntil === null || it.validUntil > day)).toBe(true);
    }),
  );
});

test("a project's dates fit its status on any day, and its newest update is the day it was updated", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const it of sampleContent(day).project) {
        const phase = day < it.startsOn ? "PLANNED" : it.endsOn < day ? "COMPLETED" : "ACTIVE";
        expect([it.id, it.status]).toEqual([it.id, phase]);
        const days = it.updates.map((update) => update.on);
        expect(days).toEqual(days.toSorted().toReversed());
        expect(it.updatedOn).toBe(days[0]);
        expect(it.status === "PLANNED" || days.every((on) => on >= it.startsOn)).toBe(true);
      }
    }),
  );
});

test("this year's part of the projects' spending and grants is this year's expenditure on programs", () => {
  const spent: Readonly<Record<string, number>> = sampleFigures.spentCents;
  const thisYear: Readonly<Record<string, number>> = sampleFigures.spentThisYearCents;
  const granted = Object.values(sampleFigures.grantsThisYearCents);
  expect([...Object.values(thisYear), ...granted].reduce((sum, cents) => sum + cents, 0)).toBe(
    sampleFigures.expenditureCents.PROGRAM,
  );
  for (const [id, cents] of Object.entries(thisYear)) expect(cents).toBeLessThanOrEqual(spent[id] ?? -1);
  // Spending of earlier years needs a project that was running then.
  const spentEarlier = sample.project.filter((it) => (thisYear[it.id] ?? 0) < (spent[it.id] ?? 0));
  expect(spentEarlier).toHaveLength(5);
  expect(spentEarlier.filter((it) => yearOf(it.startsOn) >= yearOf(today))).toEqual([]);
});

test("references lead somewhere", () => {
  const { program, project, campaign, post, event, grantCall, partner, certification, document } = sample;
  const ofProgram = [...project, ...campaign, ...post, ...event, ...grantCall].map((it) => it.programId);
  const ofProject = [...campaign, ...post].map((it) => it.projectId);
  const ofPartner = project.map((it) => it.partnerId);
  const ofDocument = certification.map((it) => it.documentId);
  expect(ofProgram.filter(leadsNowhere(program))).toEqual([]);
  expect(ofProject.filter(leadsNowhere(project))).toEqual([]);
  expect(ofPartner.filter(leadsNowhere(partner))).toEqual([]);
  expect(ofDocument.filter(leadsNowhere(document))).toEqual([]);
});

function leadsNowhere(bodies: { id: string }[]): (reference: string | null) => boolean {
  return (reference) => reference !== null && !bodies.some((body) => body.id === reference);
}

test("each figure of the ledger belongs to a record, and each record has its figure", () => {
  expect(Object.keys(sampleFigures.spentCents)).toEqual(sample.project.map((it) => it.id));
  expect(Object.keys(sampleFigures.spentThisYearCents)).toEqual(sample.project.map((it) => it.id));
  expect(Object.keys(sampleFigures.raisedCents)).toEqual(sample.campaign.map((it) => it.id));
  expect(Object.keys(sampleFigures.downloadCounts)).toEqual(sample.document.map((it) => it.id));
});

test("projects in the Gulf name a local partner whose license is still valid", () => {
  for (const project of sample.project.filter((it) => it.countryCode !== "NL")) {
    const partner = sample.partner.find((it) => it.id === project.partnerId);
    expect(partner?.countryCode).toBe(project.countryCode);
    expect(partner?.licence?.validUntil.localeCompare(today)).toBe(1);
  }
});

test("zakat is asked for people only", () => {
  expect(sample.program.filter((it) => !it.zakatEligible).map((it) => it.id)).toEqual(["animals"]);
  for (const campaign of sample.campaign.filter((it) => it.zakatEligible))
    expect(sample.program.find((it) => it.id === campaign.programId)?.zakatEligible).toBe(true);
});

test("each campaign belongs to another program, and all urgencies are seen", () => {
  expect(new Set(sample.campaign.map((it) => it.programId)).size).toBe(sample.campaign.length);
  expect(new Set(sample.campaign.map((it) => `${it.urgencyLevel} ${it.urgencyColor}`))).toEqual(
    new Set(["URGENT red", "CRITICAL blue", "ACTIVE green"]),
  );
});

test("every project counts two things of its own, each of them once, and what all of them count", () => {
  const indicators = sampleIndicators(today);
  const common = ["beneficiaries", "successRate"];
  expect([...new Set(indicators.map(({ name }) => name))].toSorted()).toEqual(
    Object.keys(sampleMeasures).toSorted(),
  );
  for (const { id } of sample.project) {
    const names = indicators.filter(({ projectId }) => projectId === id).map(({ name }) => name);
    expect([names.length, names.filter((name) => common.includes(name))]).toEqual([4, common]);
  }
});

test("the tax status is known under the foundation's fiscal number", () => {
  expect(sample.certification.find((it) => it.id === "anbi")?.number).toBe(sample.foundation[0]?.rsin);
});

test("the same day gives the same sample, another day another", () => {
  expect(sampleContent(today)).toEqual(sample);
  expect(sampleContent(addDays(today, 1))).not.toEqual(sample);
});

import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { reportedFigures } from "#domain/results/reported-figures.ts";
import { sampleIndicators } from "#domain/results/sample-indicators.ts";
import { contentOf, sourceOrSample } from "../content-source.ts";
import { sampleContent, type ContentByKind } from "./kinds.ts";
import type { ReportedFigure } from "../ports.ts";
import { addedFigures, allSdgs, labelledFigures } from "../labelled.ts";
import { showCampaign } from "./campaign/public-page.ts";
import { programPageAnswer, showProgram } from "./program/public-page.ts";
import { projectPageAnswer, showProject } from "./project/public-page.ts";

const today = "2026-11-15";
const sample = sampleContent(today);
const nothing = Object.fromEntries(Object.keys(sample).map((kind) => [kind, []])) as unknown as ContentByKind;

const spent = new Map([
  ["amsterdam-youth-education-hub", asCents(100)],
  ["riyadh-childrens-nutrition-program", asCents(20)],
]);

const reported = reportedFigures(sampleIndicators(today), today);

function pages(bodies: ContentByKind, sampleFallback = true) {
  const sourceFor = sourceOrSample({
    content: contentOf(bodies),
    figures: {
      spentByProject: () => Promise.resolve(spent),
      raisedByCampaign: () => Promise.resolve(new Map([["a-vet-on-the-road", asCents(2_000_00)]])),
    },
    counted: { helpedByProgram: () => Promise.resolve(new Map([["children", 12_450]])) },
    results: { figuresByProject: () => Promise.resolve(reported) },
    sampleResults: { figuresByProject: () => Promise.resolve(reported) },
    sampleFallback: () => Promise.resolve(sampleFallback),
    today: () => today,
  });
  return {
    program: showProgram({ sourceFor, today: () => today }),
    project: showProject({ sourceFor, today: () => today }),
    campaign: showCampaign({ sourceFor, today: () => today }),
  };
}

describe("the page of a program", () => {
  test("tells what it does, its projects, and what they cost and counted together", async () => {
    const page = await pages(sample).program("children", "en");
    expect(page?.body).toHaveLength(3);
    expect(page?.projects.map(({ id }) => id)).toEqual([
      "amsterdam-youth-education-hub",
      "riyadh-childrens-nutrition-program",
    ]);
    expect(page).toMatchObject({ budgetCents: 14_000_000, spentCents: 120 });
    expect(page?.impact.map(({ label, value }) => [label, value])).toEqual([
      ["Students enrolled", 237],
      ["Children fed", 450],
      ["Families trained", 60],
    ]);
  });

  test("counts no plans among its results", async () => {
    const page = await pages(sample).program("disaster", "nl");
    expect(page?.projects.map(({ status }) => status)).toEqual(["PLANNED", "ACTIVE"]);
    expect(page?.impact.map(({ name }) => name)).toEqual(["peopleTrained", "emergencyKits"]);
  });

  test("keeps its contract", async () => {
    const page = await pages(sample).program("animals", "ar");
    expect(programPageAnswer.parse(page)).toEqual(page);
  });
});

describe("the page of a project", () => {
  test("tells the budget line by line, the figures in words, and who carries it out under which license", async () => {
    const page = await pages(sample).project("dubai-senior-care-network", "nl");
    expect(page?.budgetLines.reduce((sum, { cents }) => sum + cents, 0)).toBe(page?.budgetCents);
    expect(page?.impact).toEqual([
      { name: "seniorsServed", label: "Ondersteunde ouderen", value: 89, unit: "number" },
      { name: "healthImprovement", label: "Gezondheid verbeterd", value: 78, unit: "percent" },
    ]);
    expect(page?.program?.title).toBe("Ouderenzorg");
    expect(page?.partner?.licence?.number).toBe("SAMPLE-AE-0117");
  });

  test("has its latest news first, whatever order staff wrote it in", async () => {
    const [project] = sample.project;
    if (!project) throw new Error("The sample is empty");
    const updates = [3, 90, 14].map((days) => ({
      on: addDays(today, -days),
      title: project.title,
      text: project.description,
    }));
    const page = await pages({ ...sample, project: [{ ...project, updates }] }).project(project.id, "en");
    expect(page?.updates.map(({ on }) => on)).toEqual([-3, -14, -90].map((days) => addDays(today, days)));
  });

  test("names the papers that account for projects, and not the statutes", async () => {
    const page = await pages(sample).project("amsterdam-youth-education-hub", "en");
    expect(page?.documents.map(({ title }) => title)).toEqual([
      "Annual Report 2023",
      "Financial Audit 2023",
      "Impact Report 2023",
    ]);
  });

  test("keeps its contract, also without a partner or a program", async () => {
    const alone = { ...sample, program: [], partner: [] };
    const { project } = pages(alone, false);
    const page = await project("rotterdam-emergency-housing", "ar");
    expect(page).toMatchObject({ program: null, partner: null });
    expect(projectPageAnswer.parse(page)).toEqual(page);
  });
});

describe("the sample stands in", () => {
  test("for a list that is empty, with the spending that belongs to it", async () => {
    const page = await pages(nothing).project("jeddah-disaster-preparedness", "en");
    expect(page).toMatchObject({ spentCents: 5_625_000, program: { title: "Disaster Relief" } });
    expect(await pages(nothing).program("children", "en")).toMatchObject({ spentCents: 6_900_000 });
  });

  test("never once the foundation has switched it off, or has written a record of its own", async () => {
    expect(await pages(nothing, false).project("jeddah-disaster-preparedness", "en")).toBeNull();
    const own = { ...nothing, project: sample.project.slice(0, 1) };
    expect(await pages(own).project("jeddah-disaster-preparedness", "en")).toBeNull();
    expect(await pages(own).project("amsterdam-youth-education-hub", "en")).toMatchObject({
      spentCents: 100,
    });
  });

  test("and what nobody wrote is not there", async () => {
    expect(await pages(sample).program("moon", "en")).toBeNull();
    expect(await pages(sample).project("featured", "en")).toBeNull();
  });
});

describe("figures", () => {
  const counted = (changed: Partial<ReportedFigure>): ReportedFigure => ({
    name: "childrenFed",
    label: { en: "Children fed", nl: "Kinderen", ar: "أطفال" },
    unit: "number",
    adds: true,
    value: 4,
    aim: 10,
    ...changed,
  });
  const active = (...figures: ReportedFigure[]) => ({ status: "ACTIVE", reported: figures });
  const sums = (...reports: { status: string; reported: ReportedFigure[] }[]) =>
    addedFigures(reports, "en").map(({ name, value }) => [name, value]);

  test("of the same name are added up if they are marked, and shares of different groups never are", () => {
    const share = counted({ name: "adoptionRate", unit: "percent" });
    const alone = counted({ name: "visits", adds: false });
    expect(sums(active(counted({}), share, alone), active(counted({ value: 6 }), share))).toEqual([
      ["childrenFed", 10],
    ]);
  });

  test("of a plan, and those nobody knows yet, add nothing", () => {
    expect(sums({ status: "PLANNED", reported: [counted({})] }, active(counted({ value: null })))).toEqual(
      [],
    );
  });

  test("of a plan are what it aims for", () => {
    expect(labelledFigures([counted({ value: null })], { status: "PLANNED" }, "en")).toMatchObject([
      { value: 10 },
    ]);
    expect(labelledFigures([counted({ value: null })], { status: "ACTIVE" }, "en")).toEqual([]);
  });
});

test("the goals are told in the visitor's language, by number", () => {
  expect(allSdgs("nl")[3]).toEqual({
    number: 4,
    title: "Kwaliteitsonderwijs",
    color: "#C5192D",
    textColor: "white",
  });
});

describe("the page of a campaign", () => {
  const [campaign] = sampleContent(today).campaign.slice(-1);
  if (!campaign) throw new Error("The sample has no campaign");
  const withCampaign = (changes: Partial<typeof campaign>) =>
    pages({ ...sampleContent(today), campaign: [{ ...campaign, ...changes }] });

  test("states what happens with the money, and names program and project", async () => {
    const page = await withCampaign({}).campaign(campaign.id, "nl");
    expect(page).toMatchObject({
      state: "OPEN",
      raisedCents: 2_000_00,
      commitment: {
        aboveGoal: "PROJECT",
        belowGoal: "OFFER_BACK",
        late: "CAMPAIGN",
        cancelled: "OFFER_BACK",
      },
      program: { id: "animals" },
      project: null,
      otherProject: { id: "animal-rescue-center-uae" },
      isSample: false,
    });
  });

  test("stays online with its result after it has ended or was cancelled", async () => {
    const ended = await withCampaign({ endsOn: addDays(today, -1) }).campaign(campaign.id, "en");
    expect(ended).toMatchObject({ state: "ENDED", raisedCents: 2_000_00, daysLeft: 0 });
    const cancelled = await withCampaign({ cancelledOn: today }).campaign(campaign.id, "en");
    expect(cancelled).toMatchObject({ state: "CANCELLED", cancelledOn: today });
  });

  test("does not exist for an unknown id, and shows the sample until staff write the first campaign", async () => {
    expect(await pages(sampleContent(today)).campaign("unknown", "en")).toBeNull();
    const none = { ...sampleContent(today), campaign: [] };
    expect(await pages(none).campaign(campaign.id, "en")).toMatchObject({
      isSample: true,
      raisedCents: 417_500,
    });
    expect(await pages(none, false).campaign(campaign.id, "en")).toBeNull();
  });
});

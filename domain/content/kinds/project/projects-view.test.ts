import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import {
  arranged,
  choicesOf,
  filters,
  isFiltered,
  isSeen,
  progressOf,
  readView,
  sortings,
  viewSearch,
  wholeView,
  type ProjectsView,
  type ViewedProject,
} from "./projects-view.ts";

const project = (id: string, facts: Partial<ViewedProject> = {}): ViewedProject => ({
  id,
  countryCode: "NL",
  status: "ACTIVE",
  programId: "children",
  sdgTags: [4],
  budgetCents: asCents(6_000_000),
  spentCents: asCents(4_500_000),
  beneficiaries: 237,
  updatedDays: 6,
  ...facts,
});

const amsterdam = project("amsterdam", { sdgTags: [4, 10] });
const abuDhabi = project("abu-dhabi", {
  countryCode: "AE",
  status: "COMPLETED",
  programId: "animals",
  sdgTags: [15],
  budgetCents: asCents(4_000_000),
  spentCents: asCents(4_000_000),
  beneficiaries: 312,
  updatedDays: 68,
});
const rotterdam = project("rotterdam", {
  status: "PLANNED",
  programId: "disaster",
  sdgTags: [1, 11],
  budgetCents: asCents(12_000_000),
  spentCents: noCents,
  beneficiaries: 160,
  updatedDays: 14,
});
const all = [amsterdam, abuDhabi, rotterdam];
const idsFor = (search: string) => arranged(all, readView(search, all)).map(({ id }) => id);

describe("filtering", () => {
  test("each filter keeps the projects that have the value", () => {
    expect(idsFor("?country=NL")).toEqual(["amsterdam", "rotterdam"]);
    expect(idsFor("?status=COMPLETED")).toEqual(["abu-dhabi"]);
    expect(idsFor("?program=disaster")).toEqual(["rotterdam"]);
    expect(idsFor("?sdg=10")).toEqual(["amsterdam"]);
    expect(idsFor("?project=abu-dhabi")).toEqual(["abu-dhabi"]);
  });

  test("filters narrow each other down, to nothing if need be", () => {
    expect(idsFor("?country=NL&status=PLANNED")).toEqual(["rotterdam"]);
    expect(idsFor("?country=NL&program=animals")).toEqual([]);
  });

  test("what no project has is ignored, and so is a parameter nobody knows", () => {
    expect(readView("?country=FR&status=all&sdg=4x&program=&sort=random&page=2", all)).toEqual(wholeView);
    expect(idsFor("?country=FR&status=PLANNED")).toEqual(["rotterdam"]);
  });

  test("the choices are those of the projects, each once, goals by number", () => {
    expect(choicesOf(all, "country")).toEqual(["NL", "AE"]);
    expect(choicesOf(all, "status")).toEqual(["ACTIVE", "COMPLETED", "PLANNED"]);
    expect(choicesOf(all, "sdg")).toEqual(["1", "4", "10", "11", "15"]);
  });
});

describe("sorting", () => {
  test("the latest news comes first unless asked otherwise", () => {
    expect(idsFor("")).toEqual(["amsterdam", "rotterdam", "abu-dhabi"]);
    expect(idsFor("?sort=newest")).toEqual(idsFor(""));
  });

  test("budgets, progress and beneficiaries stand from most to least", () => {
    expect(idsFor("?sort=budget")).toEqual(["rotterdam", "amsterdam", "abu-dhabi"]);
    expect(idsFor("?sort=progress")).toEqual(["abu-dhabi", "amsterdam", "rotterdam"]);
    expect(idsFor("?sort=beneficiaries")).toEqual(["abu-dhabi", "amsterdam", "rotterdam"]);
  });

  test("equals stand with the latest news first, then as staff ordered them", () => {
    const equals = [project("old", { updatedDays: 9 }), project("first"), project("second")];
    const view = { ...wholeView, sort: "budget" } as const;
    expect(arranged(equals, view).map(({ id }) => id)).toEqual(["first", "second", "old"]);
  });
});

test("progress never passes the whole and a project without a budget has made none", () => {
  expect(progressOf({ spentCents: asCents(45), budgetCents: asCents(60) })).toBe(0.75);
  expect(progressOf({ spentCents: asCents(70), budgetCents: asCents(60) })).toBe(1);
  expect(progressOf({ spentCents: asCents(70), budgetCents: noCents })).toBe(0);
});

test("the whole list in its usual order needs no parameters", () => {
  expect(viewSearch(wholeView)).toBe("");
  expect(isFiltered(wholeView)).toBe(false);
  expect(viewSearch({ ...wholeView, country: "NL", sort: "budget" })).toBe("?country=NL&sort=budget");
});

const anyProject: fc.Arbitrary<ViewedProject> = fc.record({
  id: fc.uuid(),
  countryCode: fc.constantFrom("NL", "AE", "SA"),
  status: fc.constantFrom("PLANNED", "ACTIVE", "COMPLETED", "PAUSED"),
  programId: fc.constantFrom("children", "elderly", "new & other"),
  sdgTags: fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { maxLength: 4 }),
  budgetCents: fc.nat().map(asCents),
  spentCents: fc.nat().map(asCents),
  beneficiaries: fc.nat(1000),
  updatedDays: fc.nat(100),
});
const anyList = fc.uniqueArray(anyProject, { maxLength: 12, selector: ({ id }) => id });
const listAndView = anyList.chain((projects) => {
  const part = (filter: (typeof filters)[number]) => fc.constantFrom(null, ...choicesOf(projects, filter));
  const view: fc.Arbitrary<ProjectsView> = fc.record({
    country: part("country"),
    status: part("status"),
    program: part("program"),
    sdg: part("sdg"),
    project: part("project"),
    sort: fc.constantFrom(...sortings),
  });
  return fc.tuple(fc.constant(projects), view);
});

test("every view can be shared: its address reads back as the same view", () => {
  fc.assert(
    fc.property(listAndView, ([projects, view]) => {
      expect(readView(viewSearch(view), projects)).toEqual(view);
    }),
  );
});

test("a view loses no project it should show, shows none twice, and changes no list", () => {
  fc.assert(
    fc.property(listAndView, ([projects, view]) => {
      const before = [...projects];
      const seen = arranged(projects, view);
      expect(new Set(seen)).toEqual(new Set(projects.filter((each) => isSeen(each, view))));
      expect(seen).toHaveLength(new Set(seen).size);
      expect(projects).toEqual(before);
    }),
  );
});

const anySearch = fc.oneof(
  fc.string(),
  fc
    .array(
      fc.tuple(fc.constantFrom(...filters, "sort"), fc.constantFrom("NL", "4", "all", "", "%", "children")),
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
);

test("no address, however broken, asks for what no project has", () => {
  fc.assert(
    fc.property(anySearch, anyList, (search, projects) => {
      const view = readView(search, projects);
      const impossible = filters.filter(
        (filter) => view[filter] !== null && !choicesOf(projects, filter).includes(view[filter]),
      );
      expect(impossible).toEqual([]);
      expect(sortings).toContain(view.sort);
    }),
  );
});

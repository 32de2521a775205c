import { expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import { flowOf, type Spent } from "./flow.ts";

const names = {
  programs: [{ id: "children", title: "Children" }],
  projects: [{ id: "school", title: "School" }],
  words: {
    FUNDRAISING: "Fundraising",
    ADMINISTRATION: "Administration",
    otherWork: "Other work",
    unspent: "Not spent yet",
  },
};
const line = (cents: number, over: Partial<Spent> = {}): Spent => ({
  category: "PROGRAM",
  programId: "children",
  projectId: "school",
  cents: asCents(cents),
  ...over,
});

test("what is left of the gifts is a branch of its own", () => {
  const flow = flowOf(
    asCents(1000),
    [
      line(300),
      line(50, { projectId: null }),
      line(100, { category: "FUNDRAISING", programId: null, projectId: null }),
    ],
    names,
  );
  expect(flow.moreCents).toBe(0);
  expect(flow.branches.map(({ title, cents }) => [title, cents])).toEqual([
    ["Children", 350],
    ["Fundraising", 100],
    ["Not spent yet", 550],
  ]);
  expect(flow.branches[0]?.into.map(({ title, cents }) => [title, cents])).toEqual([
    ["School", 300],
    ["Other work", 50],
  ]);
});

test("what was spent beyond the gifts came from elsewhere", () => {
  expect(flowOf(asCents(100), [line(300)], names)).toMatchObject({ giftsCents: 100, moreCents: 200 });
});

test("without books nothing flows, and what would flow backwards is not drawn", () => {
  expect(flowOf(noCents, [], names)).toEqual({ giftsCents: 0, moreCents: 0, branches: [] });
  expect(flowOf(asCents(-5), [line(-10)], names)).toEqual({ giftsCents: 0, moreCents: 0, branches: [] });
});

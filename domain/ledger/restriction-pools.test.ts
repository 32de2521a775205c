import { expect, test } from "vitest";
import { purposesIn, type KeptPurpose } from "./purpose.ts";
import { poolOf, poolsFor, restrictionOf } from "./restriction-pools.ts";

const kept = (id: number, changes: Partial<KeptPurpose> & Pick<KeptPurpose, "kind" | "contentId">) => ({
  id,
  title: { en: changes.contentId, nl: changes.contentId, ar: changes.contentId },
  programId: null,
  projectId: null,
  ...changes,
});
const purposes = purposesIn([
  kept(1, { kind: "campaign", contentId: "winter", programId: "disaster", projectId: "rotterdam" }),
  kept(2, { kind: "campaign", contentId: "school", programId: "children" }),
  kept(3, { kind: "project", contentId: "rotterdam", programId: "disaster", projectId: "rotterdam" }),
  kept(4, { kind: "campaign", contentId: "school", programId: "elderly" }),
]);
const poolOfGift = (
  campaignId: string | null,
  programId: string | null = null,
  purposeId: number | null = null,
) => poolOf(restrictionOf({ campaignId, programId, purposeId }, purposes));

test("a gift to a campaign is for the campaign's project, or for its program when it has none", () => {
  expect(poolOfGift("winter")).toBe("project:rotterdam");
  expect(poolOfGift("school")).toBe("program:children");
  expect(poolOfGift(null, "children")).toBe("program:children");
  expect(poolOfGift(null)).toBe("free");
});

test("money for a project that came by no campaign is for that project, like a gift to its campaign", () => {
  const subsidy = { campaignId: null, programId: null, projectId: "rotterdam", purposeId: 3 };
  expect(poolOf(restrictionOf(subsidy, purposes))).toBe("project:rotterdam");
});

test("a campaign that moved to another program takes no earlier gift with it", () => {
  expect(poolOfGift("school", null, 2)).toBe("program:children");
  expect(poolOfGift("school", null, 4)).toBe("program:elderly");
});

test("money of a campaign that nobody knows waits by itself and pays for nothing else", () => {
  expect(poolOfGift("gone")).toBe("campaign:gone");
});

test("an expense takes the narrowest money first, and overhead only what is free", () => {
  const of = (projectId: string | null, programId: string | null) =>
    poolsFor({ projectId, programId, purposeId: null }, purposes);
  expect(of("rotterdam", null)).toEqual(["project:rotterdam", "program:disaster", "free"]);
  expect(of(null, "animals")).toEqual(["program:animals", "free"]);
  expect(of(null, null)).toEqual(["free"]);
});

import { expect, test } from "vitest";
import { poolOf, poolsFor, restrictionOf } from "./restriction-pools.ts";

const campaigns = [
  { id: "winter", programId: "disaster", projectId: "rotterdam" },
  { id: "school", programId: "children", projectId: null },
];
const projects = [{ id: "rotterdam", programId: "disaster" }];
const poolOfGift = (campaignId: string | null, programId: string | null = null) =>
  poolOf(restrictionOf({ campaignId, programId }, campaigns));

test("a gift to a campaign is for the campaign's project, or for its program when it has none", () => {
  expect(poolOfGift("winter")).toBe("project:rotterdam");
  expect(poolOfGift("school")).toBe("program:children");
  expect(poolOfGift(null, "children")).toBe("program:children");
  expect(poolOfGift(null)).toBe("free");
});

test("money of a campaign that is gone waits by itself and pays for nothing else", () => {
  expect(poolOfGift("gone")).toBe("campaign:gone");
});

test("an expense takes the narrowest money first, and overhead only what is free", () => {
  expect(poolsFor({ projectId: "rotterdam", programId: null }, projects)).toEqual([
    "project:rotterdam",
    "program:disaster",
    "free",
  ]);
  expect(poolsFor({ projectId: null, programId: "animals" }, projects)).toEqual(["program:animals", "free"]);
  expect(poolsFor({ projectId: null, programId: null }, projects)).toEqual(["free"]);
});

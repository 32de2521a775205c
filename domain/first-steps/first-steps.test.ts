import { expect, test } from "vitest";
import type { FirstFacts } from "./first-facts.ts";
import { firstSteps, statesOfSteps } from "./first-steps.ts";
import { postpone } from "./postpone.ts";

const now = new Date("2026-11-16T12:00:00Z");
const month = 30 * 24 * 60 * 60 * 1000;

const firstDay: FirstFacts = {
  isNamed: false,
  hasTexts: false,
  written: { foundation: 1, legalText: 3 },
  legalTexts: [],
  readsTransfers: false,
  hasProvenClaims: false,
  administrators: 1,
  hasBackup: false,
  hasDrill: false,
  isMailWell: false,
  isProviderWell: false,
  postponed: {},
  hasProvider: false,
  isBackupScheduled: true,
};
const allDone: FirstFacts = {
  isNamed: true,
  hasTexts: true,
  written: { boardMember: 3, program: 1, project: 1, campaign: 1 },
  legalTexts: ["privacy", "terms", "cookies"],
  readsTransfers: true,
  hasProvenClaims: true,
  administrators: 2,
  hasBackup: true,
  hasDrill: true,
  isMailWell: true,
  isProviderWell: true,
  postponed: {},
  hasProvider: true,
  isBackupScheduled: true,
};
const openIn = (facts: FirstFacts, at = now): string[] =>
  statesOfSteps(facts, at)
    .filter(({ state }) => state === "open")
    .map(({ id }) => id);

test("on the first day everything is left to do, and once all of it is there nothing is", () => {
  expect(openIn(firstDay)).toEqual(firstSteps.map(({ id }) => id));
  expect(openIn(allDone)).toEqual([]);
});

test.each<[string, Partial<FirstFacts>]>([
  ["identity", { isNamed: false }],
  ["anbi_texts", { hasTexts: false }],
  ["board", { written: { ...allDone.written, boardMember: 0 } }],
  ["privacy", { legalTexts: ["terms", "cookies"] }],
  ["legal_texts", { legalTexts: ["privacy", "terms"] }],
  ["provider", { hasProvider: false }],
  ["provider", { isProviderWell: false }],
  ["transfers", { readsTransfers: false }],
  ["mail", { isMailWell: false }],
  ["second_administrator", { administrators: 1 }],
  ["backup", { isBackupScheduled: false }],
  ["backup", { hasBackup: false }],
  ["drill", { hasDrill: false }],
  ["campaign", { written: { ...allDone.written, campaign: 0 } }],
  ["claims", { hasProvenClaims: false }],
])("%s comes back when what it asks for is gone: %j", (step, gone) => {
  expect(openIn({ ...allDone, ...gone })).toEqual([step]);
});

test("a step that is put off comes back after a month, unless it is done by then", () => {
  const postponed = postpone(postpone({}, "drill", now), "board", now);
  const facts = { ...allDone, hasDrill: false, postponed };
  expect(statesOfSteps(facts, now).find(({ id }) => id === "drill")?.state).toBe("postponed");
  expect(statesOfSteps(facts, now).find(({ id }) => id === "board")?.state).toBe("done");
  expect(openIn(facts, new Date(now.getTime() + month - 1))).toEqual([]);
  expect(openIn(facts, new Date(now.getTime() + month))).toEqual(["drill"]);
});

test("what was put off long ago is forgotten when something else is", () => {
  const later = new Date(now.getTime() + month);
  expect(Object.keys(postpone(postpone({}, "drill", now), "mail", later))).toEqual(["mail"]);
});

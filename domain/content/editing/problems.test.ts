import { expect, test } from "vitest";
import { draftOf, sampleContent } from "../kinds/kinds.ts";
import { missingLanguages, problemsOf } from "./problems.ts";

const [campaign] = sampleContent("2026-11-15").campaign;

test("a language that is not written yet is named, place by place", () => {
  const problems = problemsOf("campaign", {
    ...draftOf("campaign", "a", campaign),
    title: { en: "A bed", nl: "  ", ar: "سرير" },
    goalCents: null,
  });
  expect(problems).toEqual([
    { path: "title.nl", reason: "missing" },
    { path: "goalCents", reason: "missing" },
  ]);
  expect(missingLanguages(problems)).toEqual(["nl"]);
});

test("a rule that is broken is named by its reason", () => {
  expect(problemsOf("campaign", { ...draftOf("campaign", "a", campaign), goalCents: 0 })).toEqual([
    { path: "goalCents", reason: "goal_missing" },
  ]);
  expect(problemsOf("campaign", { ...draftOf("campaign", "a", campaign), urgencyLevel: "SOON" })).toEqual([
    { path: "urgencyLevel", reason: "invalid" },
  ]);
});

test("a picture without words in every language is not finished", () => {
  const cover = { upload: "ab".repeat(16), alt: { en: "A bed", nl: "", ar: "" } };
  expect(problemsOf("campaign", { ...draftOf("campaign", "a", campaign), cover })).toEqual([
    { path: "cover.alt.nl", reason: "missing" },
    { path: "cover.alt.ar", reason: "missing" },
  ]);
});

import { expect, test } from "vitest";
import { changesIn, everyChoice } from "./preferences.ts";

test("only what changed is stored, a no as well as a yes", () => {
  const before = everyChoice.map((choice) => ({
    ...choice,
    granted: choice.purpose === "news",
    decidedAt: null,
  }));
  expect(changesIn(before, { granted: ["news.email"] })).toEqual([]);
  expect(changesIn(before, { granted: ["events.email", "nonsense"] })).toEqual([
    { purpose: "news", granted: false },
    { purpose: "events", granted: true },
  ]);
});

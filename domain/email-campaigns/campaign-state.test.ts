import fc from "fast-check";
import { expect, test } from "vitest";
import { campaignStates, hasStarted, stateAfter, statesFor, type CampaignAct } from "./campaign-state.ts";

const acts = [
  "edit",
  "review",
  "plan",
  "start",
  "pause",
  "resume",
  "stop",
  "finish",
  "translate",
] as const satisfies readonly CampaignAct[];

const afterAll = (history: readonly CampaignAct[]) =>
  history.reduce(
    (state, act) => stateAfter(state, act) ?? state,
    campaignStates[0] as (typeof campaignStates)[number],
  );

const histories = fc.array(fc.constantFrom(...acts), { maxLength: 40 });

test("whatever staff do, a stopped campaign stays stopped", () => {
  fc.assert(
    fc.property(histories, histories, (before, after) => {
      if (afterAll(before) !== "stopped") return;
      expect(afterAll([...before, ...after])).toBe("stopped");
    }),
  );
});

test("recipients are chosen once, and the text does not change afterwards", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const states = history.map((_, place) => afterAll(history.slice(0, place)));
      const done = history.filter((act, place) => stateAfter(states[place] ?? "draft", act) !== null);
      expect(done.filter((act) => act === "start").length).toBeLessThanOrEqual(1);
      const start = done.indexOf("start");
      expect(start === -1 || !done.includes("edit", start)).toBe(true);
      const begun = states.findIndex((state) => state === "sending");
      expect(begun === -1 || states.slice(begun).every(hasStarted)).toBe(true);
    }),
  );
});

test("a changed text loses its review", () => {
  expect(afterAll(["review", "edit"])).toBe("draft");
  expect(afterAll(["review", "plan", "edit"])).toBe("draft");
});

test("pausing, resuming and stopping twice is safe", () => {
  for (const act of ["pause", "stop"] as const)
    expect(afterAll(["plan", "start", act, act])).toBe(afterAll(["plan", "start", act]));
  expect(afterAll(["plan", "start", "pause", "resume", "resume"])).toBe("sending");
});

test("an email is sent from one state only", () => {
  expect(statesFor("start")).toEqual(["planned"]);
  expect(statesFor("finish")).toEqual(["sending"]);
});

import { expect, test } from "vitest";
import { givingState, mailState, type StatusFacts } from "./status.ts";

const facts: StatusFacts = {
  isWritable: true,
  isStill: false,
  providers: [
    { name: "stripe", serves: true },
    { name: "mollie", serves: true },
  ],
  transfers: false,
  mailIsLate: false,
};
const oneServes = [
  { name: "stripe", serves: false },
  { name: "mollie", serves: true },
];

test.each([
  ["works where every way is open", {}, "works"],
  ["works in part where one provider is away", { providers: oneServes }, "partly"],
  [
    "works in part where only bank transfers are left",
    { providers: oneServes.slice(0, 1), transfers: true },
    "partly",
  ],
  ["does not work where no provider serves", { providers: oneServes.slice(0, 1) }, "down"],
  ["does not work where nothing can be written", { isWritable: false }, "down"],
  ["does not work in a restored copy that stands still", { isStill: true }, "down"],
  ["works by bank transfer where that is all there is", { providers: [], transfers: true }, "works"],
  ["does not work where there is no way at all", { providers: [] }, "down"],
] as const)("giving %s", (_, changes, state) => {
  expect(givingState({ ...facts, ...changes })).toBe(state);
});

test("mail that waits is late, and without a database nothing leaves", () => {
  expect(mailState({ ...facts, mailIsLate: true })).toBe("partly");
  expect(mailState({ ...facts, isWritable: false })).toBe("down");
  expect(mailState({ ...facts, isStill: true }), "a paused copy sends nothing").toBe("down");
});

import { expect, test } from "vitest";
import { crowds } from "./crowds.ts";

const most = 3;

function atATime() {
  let now = 0;
  const isCrowd = crowds(most, () => now);
  return { isCrowd, pass: (ms: number) => (now += ms) };
}
const ask = (isCrowd: (name: string) => boolean, times: number, name = "programs"): boolean[] =>
  Array.from({ length: times }, () => isCrowd(name));

test("as many as may are no crowd, and one more is", () => {
  const { isCrowd } = atATime();
  expect(ask(isCrowd, most + 1)).toEqual([false, false, false, true]);
});

test("who asks for something else is not in the crowd", () => {
  const { isCrowd } = atATime();
  ask(isCrowd, most + 1);
  expect(isCrowd("projects")).toBe(false);
});

test("a crowd that stays is one from the first of the next second on", () => {
  const { isCrowd, pass } = atATime();
  ask(isCrowd, most + 1);
  pass(1000);
  expect(isCrowd("programs")).toBe(true);
});

test("a crowd that was few in the second after it is none any more", () => {
  const { isCrowd, pass } = atATime();
  ask(isCrowd, most + 1);
  pass(1000);
  ask(isCrowd, 1);
  pass(1000);
  expect(isCrowd("programs")).toBe(false);
});

test("a crowd of long ago is none", () => {
  const { isCrowd, pass } = atATime();
  ask(isCrowd, most + 1);
  pass(60_000);
  expect(isCrowd("programs")).toBe(false);
});

test("names that are made up without end take no more room, and a crowd that is known stays one", () => {
  const { isCrowd } = atATime();
  ask(isCrowd, most);
  for (let each = 0; each < 10_000; each += 1) isCrowd(`made up ${each}`);
  expect(isCrowd("programs")).toBe(true);
  expect(ask(isCrowd, most + 1, "came last").at(-1)).toBe(false);
});

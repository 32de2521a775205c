import { expect, test } from "vitest";
import { canBeReworded, wordingProblems } from "./page-texts.ts";

const all = (text: string) => ({ en: text, nl: text, ar: text });
const words = [{ name: "home/greeting", text: all("Welcome back, {name}") }];

test("new words keep the values of the old ones", () => {
  const problems = (text: object) => wordingProblems(words, { texts: { "home/greeting": text } });
  expect(problems(all("Good to see you, {name}!"))).toEqual([]);
  expect(problems({ ...all("{name}, hello"), nl: "Hallo" })).toEqual([
    { path: "texts.home/greeting.nl", reason: "placeholders_differ" },
  ]);
  for (const text of ["{name} {", "{name} {other}", "{name} <b>", "{count, plural, other {#}}"])
    expect(problems(all(text))).toHaveLength(3);
});

test("a text that the program does not know is refused", () => {
  expect(wordingProblems(words, { texts: { "home/gone": all("x") } })).toEqual([
    { path: "texts.home/gone", reason: "not_a_text" },
  ]);
});

test("a text that counts stays as it is", () => {
  expect(canBeReworded({ name: "a", text: all("{count, plural, one {# day} other {# days}}") })).toBe(false);
  expect(canBeReworded({ name: "a", text: all("Welcome, {name}") })).toBe(true);
});

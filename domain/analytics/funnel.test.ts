import * as fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { funnelOf, funnelSteps } from "./funnel.ts";
import { isRobot } from "./is-robot.ts";

test("of a hundred who opened the page, forty sent the form and thirty paid", () => {
  const counted = (step: (typeof funnelSteps)[number], count: number) =>
    ({ step, language: "nl", frequency: null, count }) as const;
  const lines = funnelOf([
    counted("opened", 100),
    counted("ready", 80),
    counted("submitted", 40),
    counted("paid", 30),
  ]);
  expect(lines.map(({ count }) => count)).toEqual([100, 80, 40, 30]);
  expect(lines.map(({ ofBefore }) => ofBefore)).toEqual([null, 80, 50, 75]);
  expect(lines.map(({ ofFirst }) => ofFirst)).toEqual([null, 80, 40, 30]);
});

test("without visitors nothing is divided by them", () => {
  expect(funnelOf([]).map(({ count, ofBefore }) => [count, ofBefore])).toEqual(
    funnelSteps.map(() => [0, null]),
  );
});

test("the languages of a step add up to it, and so do once and monthly where somebody chose", () => {
  const counts = fc.array(
    fc.record({
      step: fc.constantFrom(...funnelSteps),
      language: fc.constantFrom(...languages),
      frequency: fc.constantFrom("ONE_TIME", "MONTHLY"),
      count: fc.nat(1000),
    }),
  );
  fc.assert(
    fc.property(counts, (all) => {
      for (const { count, languages: each, once, monthly } of funnelOf(all)) {
        expect(each.en + each.nl + each.ar).toBe(count);
        expect(once + monthly).toBe(count);
      }
    }),
  );
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    false,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["curl/8.5.0", true],
  ["facebookexternalhit/1.1", true],
  ["", true],
])("%s is a robot: %s", (userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected);
});

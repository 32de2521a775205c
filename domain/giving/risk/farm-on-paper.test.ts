import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomFrom } from "#testing/random.ts";
import { trustRules } from "./card-trust.ts";
import { onPaper, weekMs, type Evening } from "./farm-on-paper.fixtures.ts";

const hourMs = 60 * 60_000;
const maxReached = 100;
/** A third of the donors pay by card, half of them in one hall. */
const crowd = { declined: 0.05, inHall: 0.5, known: 0.2 };
const farm = (attempts: number, donorsEach: number): Pick<Evening, "attempts" | "donors"> => ({
  attempts,
  donors: Math.ceil((attempts * donorsEach) / 3),
});

describe("of 100,000 stolen cards fewer than a hundred are tried", () => {
  test.each([
    ["an hour", hourMs, 0],
    ["an hour", hourMs, 5_000],
    ["a week", weekMs, 0],
    ["a week", weekMs, 5 * 60_000],
  ])("in %s (%i ms), by bots that wait %i ms, as many as donors", (_, lastsMs, botWaitsMs) => {
    const told = onPaper({ ...farm(100_000, 1), ...crowd, lastsMs, botWaitsMs }, randomFrom(16));
    expect(told.reached).toBeLessThan(maxReached);
  });

  test("by ten bots to a donor", () => {
    const told = onPaper(
      { ...farm(100_000, 0.1), ...crowd, lastsMs: weekMs, botWaitsMs: 75_000 },
      randomFrom(16),
    );
    expect(told.reached).toBeLessThan(maxReached);
  });

  test("by bots that all look like donors", () => {
    const told = onPaper(
      { ...farm(100_000, 1), ...crowd, suspicious: 0, lastsMs: weekMs, botWaitsMs: 75_000 },
      randomFrom(16),
    );
    expect(told.reached).toBeLessThan(maxReached);
  });
});

test("bots that wait for minutes look like a crowd until some are declined: hundreds are tried, and then no more", () => {
  const told = onPaper(
    { ...farm(100_000, 1), ...crowd, lastsMs: hourMs, botWaitsMs: 5 * 60_000 },
    randomFrom(16),
  );
  expect(told.reached).toBeLessThan(2 * trustRules.crowd + maxReached);
});

test("by a bot to ten donors, however it falls out", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const told = onPaper(
        { ...farm(3_000, 10), ...crowd, lastsMs: weekMs, botWaitsMs: 75_000 },
        randomFrom(seed),
      );
      expect(told.reached).toBeLessThan(maxReached);
    }),
    { numRuns: 10, seed: 16 },
  );
});

const nobody = { attempts: 0, botWaitsMs: 0 };
const noOneWithout = { pauses: 0, withoutCards: 0 };

describe("where nobody tries out cards, cards stay on for everybody, however it falls out", () => {
  test.each([
    ["an ordinary evening, with one card in six declined", 200, 5 * hourMs, 1 / 6],
    ["a busy day, with one in ten", 2_000, 24 * hourMs, 0.1],
  ])("%s", (_, donors, lastsMs, declined) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const evening = { ...nobody, donors, lastsMs, declined };
        expect(onPaper(evening, randomFrom(seed))).toMatchObject(noOneWithout);
      }),
      { numRuns: 20, seed: 16 },
    );
  });
});

test("on a telethon night of 10,000 cards, with one in ten declined, hardly anybody finds cards gone, and never by a pause", () => {
  const told = onPaper(
    { ...nobody, donors: 10_000, lastsMs: 3 * hourMs, declined: 0.1, inHall: 0.3 },
    randomFrom(16),
  );
  expect(told.pauses).toBe(0);
  expect(told.withoutCards).toBeLessThan(10_000 / 100);
});

test("where two of three open a payment and leave, all evening long, hardly anybody finds cards gone", () => {
  const told = onPaper(
    { ...nobody, donors: 20_000, lastsMs: 5 * hourMs, declined: 0.05, leaves: 2 / 3 },
    randomFrom(16),
  );
  expect(told.pauses).toBe(0);
  expect(told.withoutCards).toBeLessThan(20_000 / 100);
});

test("five strangers a second who come from nothing, of whom half leave, all find cards", () => {
  const told = onPaper(
    { ...nobody, donors: 3_000, lastsMs: hourMs / 6, declined: 0.05, leaves: 0.5 },
    randomFrom(16),
  );
  expect(told).toMatchObject(noOneWithout);
});

test("those who gave before keep cards while a farm works for a week", () => {
  const evening = { ...farm(20_000, 1), ...crowd, lastsMs: weekMs, botWaitsMs: 75_000 };
  const told = onPaper(evening, randomFrom(16));
  expect(told.knownWithoutCards).toBe(0);
});

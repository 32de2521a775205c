import { expect, test } from "vitest";
import { cautionFor, freeFailures, maxFailures, type Failures } from "./caution.ts";

const none: Failures = {
  session: 0,
  emailHere: 0,
  email: 0,
  address: 0,
  latestAgo: 0,
  earliestEndsIn: 0,
};

test("whoever has not failed, or once, is asked for nothing", () => {
  expect(cautionFor(none, { scripts: true })).toEqual({ ask: "nothing" });
  expect(cautionFor({ ...none, session: 1, emailHere: 1, email: 1, address: 1 }, { scripts: false })).toEqual(
    {
      ask: "nothing",
    },
  );
});

test("a colleague's failures behind the same address cost nothing for long", () => {
  expect(cautionFor({ ...none, address: freeFailures.address - 1 }, { scripts: true })).toEqual({
    ask: "nothing",
  });
  expect(cautionFor({ ...none, address: freeFailures.address }, { scripts: true })).toMatchObject({
    ask: "proof",
  });
});

test("after failures work is asked for, more with each, and never without end", () => {
  const bits = [2, 3, 4, 7].map((emailHere) => {
    const caution = cautionFor({ ...none, emailHere, email: emailHere }, { scripts: true });
    return caution.ask === "proof" ? caution.bits : null;
  });
  expect(bits).toEqual([15, 16, 17, 19]);
});

test("while cards are tested everybody does the least work, or has no cards without scripts", () => {
  expect(cautionFor(none, { scripts: true, mustProve: true })).toEqual({ ask: "proof", bits: 13 });
  expect(cautionFor(none, { scripts: false, mustProve: true })).toEqual({ ask: "nothing" });
});

test("who cannot show work waits a minute for each failure, counted from the latest", () => {
  const failed = { ...none, session: 5, earliestEndsIn: 3000 };
  expect(cautionFor({ ...failed, session: 4 }, { scripts: false })).toEqual({ ask: "nothing" });
  expect(cautionFor({ ...failed, latestAgo: 50 }, { scripts: false })).toEqual({
    ask: "patience",
    seconds: 250,
  });
  expect(cautionFor({ ...failed, latestAgo: 300 }, { scripts: false })).toEqual({ ask: "nothing" });
});

test("past the limit everybody waits until the earliest failure is an hour ago", () => {
  const failed = { ...none, emailHere: maxFailures.emailHere, earliestEndsIn: 900 };
  for (const scripts of [true, false])
    expect(cautionFor(failed, { scripts })).toEqual({ ask: "patience", seconds: 900 });
});

test("what others do under somebody's mailbox costs its owner a moment's work and never time", () => {
  const elsewhere = { ...none, email: 500 };
  expect(cautionFor(elsewhere, { scripts: true })).toEqual({ ask: "proof", bits: 15 });
  expect(cautionFor(elsewhere, { scripts: false })).toEqual({ ask: "nothing" });
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeMonthlyGift } from "./change-monthly-gift.ts";
import type { MonthlyGift, MonthlyOccasion, UnansweredChange } from "./monthly-gift.ts";
import { planMonthlyChange, type MonthlyChangeRequest } from "./monthly-change-request.ts";
import { subscriptionsThatAnswer } from "./subscriptions.fixtures.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import type { SubscriptionReport } from "./subscriptions.ts";

const today = "2026-12-01";
const donor = { userId: "u1", verifiedEmail: "donor@example.org" };
const gift: MonthlyGift = {
  id: "d1",
  status: "ACTIVE",
  giftCents: asCents(2500),
  chargedCents: asCents(2608),
  provider: "sandbox",
  subscriptionId: "sub1",
  dayOfMonth: 14,
  nextChargeOn: "2026-12-14",
  version: 1,
  reference: "DON-1",
  campaignId: null,
  donorName: null,
  donorEmail: "donor@example.org",
  language: "en",
  beganAt: new Date("2026-11-14T12:00:00Z"),
  failedAt: null,
  endedAt: null,
  unanswered: null,
};

/** One donor's gift, at a provider that answers like this. */
function aGift(
  changes: Partial<MonthlyGift> = {},
  answer: "done" | "refused" | "unavailable" = "done",
  subscription: Partial<SubscriptionReport> = {},
) {
  let stored: MonthlyGift = { ...gift, ...changes };
  const letters: MonthlyOccasion[] = [];
  const requested: UnansweredChange[] = [];
  let keys = 0;
  const subscriptions = subscriptionsThatAnswer(answer, subscription);
  const changeGift = changeMonthlyGift({
    feeRates: async () => firstFeeRates,
    gifts: {
      find: async (id, { userId }) => (id === stored.id && userId === "u1" ? stored : null),
      keepChange: async ({ version }, change) => {
        if (version !== stored.version) return "stale";
        requested.push(change);
        stored = { ...stored, unanswered: change };
        return "kept";
      },
      forgetChange: async () => {
        stored = { ...stored, unanswered: null };
      },
      write: async ({ version }, change, occasion) => {
        if (version !== stored.version) return "stale";
        stored = { ...stored, ...change, unanswered: null, version: version + 1 };
        if (occasion) letters.push(occasion);
        return "written";
      },
    },
    subscriptionsOf: () => subscriptions,
    newKey: () => `k${++keys}`,
    clock: () => new Date(`${today}T12:00:00Z`),
    today: () => today,
  });
  return {
    change: (request: MonthlyChangeRequest) => changeGift("d1", donor, request),
    asStranger: (request: MonthlyChangeRequest) =>
      changeGift("d1", { userId: "u2", verifiedEmail: null }, request),
    stored: () => stored,
    letters,
    requested,
    asked: subscriptions.asked,
  };
}

test("another amount counts from the next charge on, and whoever covers the fees goes on covering them", async () => {
  const { change, stored, asked, letters } = aGift();
  expect(await change({ kind: "change", giftCents: asCents(4000) })).toMatchObject({ ok: true });
  expect(stored()).toMatchObject({ giftCents: 4000, chargedCents: 4151, nextChargeOn: "2026-12-14" });
  expect(asked).toEqual([
    [
      "change",
      "sub1",
      { chargedCents: asCents(4151), dayOfMonth: 14, nextChargeOn: "2026-12-14", key: "k1" },
    ],
  ]);
  expect(letters).toEqual(["changed"]);
});

test.each([
  [20, "2026-12-20"],
  [1, "2027-01-01"],
  [31, "2026-12-31"],
])("day %i of the month leads to %s", async (dayOfMonth, nextChargeOn) => {
  const { change, stored } = aGift();
  await change({ kind: "change", dayOfMonth });
  expect(stored()).toMatchObject({ dayOfMonth, nextChargeOn, chargedCents: 2608 });
});

test("what comes next is the provider's word: a charge we have not heard of is not charged again", async () => {
  const { change, stored } = aGift({ nextChargeOn: "2026-12-01" }, "done", { nextChargeOn: "2027-01-01" });
  await change({ kind: "change", dayOfMonth: 20 });
  expect(stored().nextChargeOn).toBe("2027-01-20");
});

test("a pause asks nothing of the donor until it is resumed, at the earliest on the day that was next", async () => {
  const { change, stored, letters } = aGift();
  await change({ kind: "pause" });
  expect(stored().status).toBe("PAUSED");
  await change({ kind: "resume" });
  expect(stored()).toMatchObject({ status: "ACTIVE", nextChargeOn: "2026-12-14" });
  expect(letters).toEqual(["paused", "resumed"]);
});

test("a gift that was paused for long goes on with the next of its days, never today", async () => {
  const { change, stored } = aGift({ status: "PAUSED", nextChargeOn: "2026-06-01", dayOfMonth: 1 });
  await change({ kind: "resume" });
  expect(stored().nextChargeOn).toBe("2027-01-01");
});

test("one charge is skipped, however often that is asked", async () => {
  const { change, stored, letters } = aGift();
  const skip = { kind: "skip", date: "2026-12-14" } as const;
  expect(await change(skip)).toMatchObject({ ok: true });
  expect(await change(skip)).toMatchObject({ ok: true });
  expect(stored()).toMatchObject({ status: "ACTIVE", nextChargeOn: "2027-01-14" });
  expect(letters).toEqual(["skipped"]);
});

test("an end is an end: asking again changes nothing, and nothing else is possible afterwards", async () => {
  const { change, stored, asked, letters } = aGift();
  await change({ kind: "cancel" });
  expect(await change({ kind: "cancel" })).toMatchObject({ ok: true });
  expect(stored().status).toBe("ENDED");
  expect(asked).toEqual([["cancel", "sub1"]]);
  expect(letters).toEqual(["cancelled"]);
  expect(await change({ kind: "resume" })).toEqual({ ok: false, reason: "gift_ended" });
});

test("what the provider no longer knows can still be ended", async () => {
  const { change, stored } = aGift({}, "refused");
  expect(await change({ kind: "pause" })).toEqual({ ok: false, reason: "provider_refused" });
  expect(await change({ kind: "cancel" })).toMatchObject({ ok: true });
  expect(stored().status).toBe("ENDED");
});

test("when the provider does not answer nothing is changed", async () => {
  const { change, stored, letters } = aGift({}, "unavailable");
  expect(await change({ kind: "cancel" })).toEqual({ ok: false, reason: "payments_unavailable" });
  expect(stored()).toMatchObject({ status: "ACTIVE", version: 1 });
  expect(letters).toEqual([]);
});

test("an amount the provider refused is nobody's request any more", async () => {
  const { change, stored } = aGift({}, "refused");
  expect(await change({ kind: "change", giftCents: asCents(4000) })).toEqual({
    ok: false,
    reason: "provider_refused",
  });
  expect(stored().unanswered).toBeNull();
});

describe("a change to which the provider gave no answer", () => {
  const unanswered = { giftCents: asCents(4000), chargedCents: asCents(4151), dayOfMonth: 14, key: "k0" };

  test("stays the donor's request, and asking for the same again is the same question", async () => {
    const { change, stored, letters, asked, requested } = aGift({ unanswered });
    expect(await change({ kind: "change", giftCents: asCents(4000) })).toMatchObject({
      ok: true,
      isUnanswered: false,
    });
    expect(requested).toEqual([unanswered]);
    expect(asked).toEqual([
      [
        "change",
        "sub1",
        { chargedCents: asCents(4151), dayOfMonth: 14, nextChargeOn: "2026-12-14", key: "k0" },
      ],
    ]);
    expect(stored()).toMatchObject({ giftCents: 4000, unanswered: null });
    expect(letters).toEqual(["changed"]);
  });

  test("is kept by a request about something else, and taken back by the old amount", async () => {
    const another = aGift({ unanswered });
    await another.change({ kind: "change", dayOfMonth: 20 });
    expect(another.stored()).toMatchObject({ giftCents: 4000, dayOfMonth: 20, nextChargeOn: "2026-12-20" });

    const back = aGift({ unanswered });
    await back.change({ kind: "change", giftCents: asCents(2500) });
    expect(back.asked).toMatchObject([["change", "sub1", { chargedCents: 2608, key: "k1" }]]);
    expect(back.stored()).toMatchObject({ giftCents: 2500, chargedCents: 2608 });
  });
});

test.each<[MonthlyChangeRequest, string]>([
  [{ kind: "change", giftCents: asCents(49) }, "amount_too_small"],
  [{ kind: "change", giftCents: asCents(99_999_999) }, "amount_too_large"],
  [{ kind: "change", dayOfMonth: 0 }, "day_invalid"],
  [{ kind: "change", dayOfMonth: 32 }, "day_invalid"],
  [{ kind: "change", dayOfMonth: Number.NaN }, "day_invalid"],
])("%j is refused before the provider is asked", async (request, reason) => {
  const { change, asked } = aGift();
  expect(await change(request)).toEqual({ ok: false, reason });
  expect(asked).toEqual([]);
});

test("nobody can do anything about another's gift", async () => {
  const { asStranger, asked } = aGift();
  expect(await asStranger({ kind: "cancel" })).toEqual({ ok: false, reason: "gift_unknown" });
  expect(asked).toEqual([]);
});

test("whatever is requested, the next charge is after today and on the chosen day, or the month's last", () => {
  const anyRequest: fc.Arbitrary<MonthlyChangeRequest> = fc.oneof(
    fc.record({ kind: fc.constant("change" as const), dayOfMonth: fc.integer({ min: 1, max: 31 }) }),
    fc.constant({ kind: "resume" } as const),
    fc.constant({ kind: "skip", date: "2026-12-14" } as const),
  );
  fc.assert(
    fc.property(anyRequest, fc.constantFrom("ACTIVE" as const, "PAUSED" as const), (request, status) => {
      const plan = planMonthlyChange({ ...gift, status }, request, { today, fees: firstFeeRates });
      if (plan === null || typeof plan === "string") return;
      const { nextChargeOn = "", dayOfMonth = gift.dayOfMonth } = plan.change;
      expect(nextChargeOn > today).toBe(true);
      const day = Number(nextChargeOn.slice(8));
      const [year = 0, month = 0] = nextChargeOn.split("-").map(Number);
      expect(day).toBe(Math.min(dayOfMonth, new Date(Date.UTC(year, month, 0)).getUTCDate()));
    }),
  );
});

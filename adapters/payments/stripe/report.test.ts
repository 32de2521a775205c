import { describe, expect, test } from "vitest";
import { atStripe } from "./at-stripe.fixtures.ts";
import { asCents } from "#domain/money/cents.ts";

const { stripe, payments, at, later, opened, reportFrom, monthly } = atStripe();

describe("a debit", () => {
  test("that the bank did not pay never was a gift, though it stood on the balance", async () => {
    const id = await opened("d1-1");
    stripe().process(id);
    expect(await reportFrom(id)).toMatchObject({ state: "processing", feeCents: null });
    later(4);
    stripe().failPending(id);
    expect(await reportFrom(id)).toMatchObject({
      state: "failed",
      paidAt: null,
      feeCents: null,
      disputes: [],
      returnCode: "AM04",
    });
  });

  test("is dated by the day the bank paid it, not the day the donor agreed to it", async () => {
    const id = await opened("d1-1");
    at("2026-12-30T10:00:00Z");
    stripe().process(id);
    at("2027-01-06T10:00:00Z");
    stripe().clear(id);
    later(20);
    expect(await reportFrom(id)).toMatchObject({ state: "paid", paidAt: "2027-01-06T10:00:00.000Z" });
  });

  test("of which the event is out of sight has no day, so that the one who hears of it takes that day", async () => {
    const id = await opened("d1-1");
    stripe().process(id);
    stripe().clear(id);
    stripe().books.events.length = 0;
    expect(await reportFrom(id)).toMatchObject({ state: "paid", paidAt: null });
  });

  test("of a month is dated by its invoice, without asking for events", async () => {
    const subscription = await monthly("ideal");
    at("2026-12-30T10:00:00Z");
    const id = stripe().debit(subscription);
    expect((await reportFrom(id)).state).toBe("processing");
    at("2027-01-04T10:00:00Z");
    stripe().clear(id);
    expect(await reportFrom(id)).toMatchObject({
      state: "paid",
      method: "sepa_debit",
      paidAt: "2027-01-04T10:00:00.000Z",
    });
    expect(stripe().asked).not.toContain("GET /v1/events");
  });

  test("that fails after Stripe called it paid was paid, and has been taken back", async () => {
    const id = await opened("d1-1");
    stripe().process(id);
    stripe().clear(id);
    later(3);
    stripe().failLate(id);
    expect(await reportFrom(id)).toMatchObject({
      state: "paid",
      chargedCents: 2500,
      method: "sepa_debit",
      paidAt: "2026-11-15T12:00:00.000Z",
      disputes: [
        { id: expect.stringMatching(/^txn_/), cents: 2500, state: "lost", at: "2026-11-18T12:00:00.000Z" },
      ],
    });
  });

  test.each([
    ["account_closed", "AC04"],
    ["debit_not_authorized", "MD01"],
    ["processing_error", null],
  ])("that came back because of %s says so in the scheme's own code: %s", async (reason, code) => {
    const ids = [await opened("d1-1"), await opened("d2-1")];
    for (const id of ids) stripe().process(id);
    const [failed = "", disputed = ""] = ids;
    stripe().failPending(failed, reason);
    stripe().clear(disputed);
    expect((await reportFrom(disputed)).returnCode).toBeNull();
    stripe().dispute(disputed, "lost", reason);
    expect((await reportFrom(failed)).returnCode).toBe(code);
    expect((await reportFrom(disputed)).returnCode).toBe(code);
  });
});

describe("cards that are refused", () => {
  test("are told each once, with the charge they made, while the donor may still try another", async () => {
    const id = await opened("d1-1");
    for (let card = 0; card < 5; card++) {
      stripe().decline(id);
      later(1 / 24);
    }
    const { state, declines } = await reportFrom(id);
    expect(state).toBe("open");
    expect(new Set(declines?.map((decline) => decline.id)).size).toBe(5);
    expect(declines?.at(-1)?.at).toBe("2026-11-15T12:00:00.000Z");
  });

  test("cost no further question of a payment that saw none, and none of a renewal", async () => {
    const id = await opened("d1-1");
    await reportFrom(id);
    const subscription = await monthly("card", "d2-1");
    await reportFrom(stripe().renew(subscription, { declined: true }));
    expect(stripe().asked).not.toContain("GET /v1/charges");
  });

  test("are no cards when a bank did not pay a debit", async () => {
    const id = await opened("d1-1");
    stripe().process(id);
    stripe().failPending(id);
    expect((await reportFrom(id)).declines).toEqual([]);
  });
});

describe("a dispute", () => {
  const disputed = async (...statuses: [day: string, status: string][]) => {
    const id = await opened("d1-1");
    stripe().pay(id);
    for (const [day, status] of statuses) {
      at(`${day}T10:00:00Z`);
      stripe().dispute(id, status);
    }
    return (await reportFrom(id)).disputes;
  };

  test.each([
    ["needs_response", ["open"]],
    ["under_review", ["open"]],
    ["won", ["won"]],
    ["lost", ["lost"]],
    ["warning_needs_response", []],
    ["prevented", []],
  ])("that Stripe calls %s is %s here", async (status, states) => {
    expect((await disputed(["2026-12-22", status])).map(({ state }) => state)).toEqual(states);
  });

  test("that was won came back on the day it did, and was taken on the day it was", async () => {
    expect(await disputed(["2026-12-22", "needs_response"], ["2027-02-25", "won"])).toMatchObject([
      { state: "won", at: "2026-12-22T10:00:00.000Z", since: "2027-02-25T10:00:00.000Z" },
    ]);
  });

  test("that was an inquiry for weeks took the money when it became more than that", async () => {
    expect(
      await disputed(["2026-12-22", "warning_under_review"], ["2027-01-10", "needs_response"]),
    ).toMatchObject([{ state: "open", at: "2027-01-10T10:00:00.000Z" }]);
  });

  test("that was won and then lost after all is lost since the second time it was taken", async () => {
    const days: [string, string][] = [
      ["2026-12-22", "needs_response"],
      ["2027-02-25", "won"],
      ["2027-03-10", "lost"],
    ];
    expect(await disputed(...days)).toMatchObject([
      { state: "lost", at: "2026-12-22T10:00:00.000Z", since: "2027-03-10T10:00:00.000Z" },
    ]);
  });

  test("that was prevented counts when it was settled out of our balance all the same", async () => {
    expect(await disputed(["2026-12-22", "needs_response"], ["2026-12-23", "prevented"])).toMatchObject([
      { state: "lost" },
    ]);
  });
});

describe("a refund", () => {
  test.each([
    [{ status: "pending", pending_reason: "insufficient_funds" as const }],
    [{ status: "pending", pending_reason: "charge_pending" as const }],
    [{ status: "requires_action" }],
  ])("that begins as %o waits, and bears the name we gave it", async (as) => {
    const id = await opened("d1-1");
    stripe().pay(id);
    stripe().refundsBegin(as);
    expect(await payments().refund(id, asCents(1000), "r1")).toBe("accepted");
    expect((await reportFrom(id)).refunds).toMatchObject([
      { state: "pending", cents: 1000, requestId: "r1" },
    ]);
  });

  test("that a bank sends back has failed since that day", async () => {
    const id = await opened("d1-1");
    stripe().pay(id);
    await payments().refund(id, asCents(1000), "r1");
    const [refund] = (await reportFrom(id)).refunds;
    at("2027-01-20T10:00:00Z");
    stripe().endRefund(refund?.id ?? "", "failed");
    expect((await reportFrom(id)).refunds).toMatchObject([
      { state: "failed", at: "2026-11-15T12:00:00.000Z", since: "2027-01-20T10:00:00.000Z" },
    ]);
  });
});

describe("a renewal that the donor's bank does not let pass without them", () => {
  test("has failed, and says where they confirm that very charge, until they have", async () => {
    const subscription = await monthly();
    const id = stripe().renew(subscription, { asksDonor: true });
    expect(await reportFrom(id)).toMatchObject({
      state: "failed",
      confirmUrl: expect.stringMatching(/^https:\/\/invoice\.stripe\.test\/i\/in_/),
    });
    stripe().pay(id);
    const report = await reportFrom(id);
    expect(report.state).toBe("paid");
    expect(report.confirmUrl).toBeUndefined();
  });
});

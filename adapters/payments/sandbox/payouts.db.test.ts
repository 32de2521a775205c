import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { problemOf } from "#domain/payouts/payout.ts";
import { testDatabase } from "#testing/database.ts";
import { sandboxBank } from "./bank.ts";
import { setSandboxOutOfOrder } from "./outage.ts";
import { failSandboxPayout, sandboxPaysOut, sandboxPayouts } from "./payouts.ts";

const { pool } = await testDatabase();
const bank = sandboxBank(pool);
const sandbox = sandboxPayouts(pool);
const payOut = sandboxPaysOut(pool);
/** A Friday. */
const today = "2026-11-20";

let attempts = 0;
async function paid(cents: number): Promise<string> {
  const order = { attemptId: `p${++attempts}-1`, chargedCents: asCents(cents), currency: "EUR" };
  const { id } = await bank.open({ ...order, frequency: "ONE_TIME", reference: "DON-1", language: "en" });
  await bank.act(id, "pay");
  return id;
}
async function partsOf(id: string | null) {
  const parts = await sandbox.partsOf(id ?? "");
  if (typeof parts === "string") throw new Error(parts);
  return parts.map(({ kind, cents, paymentId }) => [kind, cents, paymentId]);
}

test("everything goes out once: gifts, refunds, disputes as they stand, and what came back", async () => {
  const first = await paid(2500);
  const second = await paid(4000);
  await bank.act(first, "refund", asCents(1000));
  await bank.act(second, "dispute");
  expect(await sandbox.balance()).toEqual({ cents: 1500 });
  const payout = await payOut("all", today);
  expect(new Set(await partsOf(payout))).toEqual(
    new Set([
      ["charge", 2500, first],
      ["charge", 4000, second],
      ["dispute", -4000, second],
      ["refund", -1000, first],
    ]),
  );
  expect(await sandbox.balance()).toEqual({ cents: 0 });
  expect(await payOut("all", today)).toBeNull();

  await bank.act(second, "win");
  expect(await partsOf(await payOut("all", today))).toEqual([["dispute_won", 4000, second]]);
  await failSandboxPayout(pool, payout ?? "");
  expect(await sandbox.balance()).toEqual({ cents: 1500 });
  expect(await partsOf(await payOut("all", today))).toEqual([["payout_back", 1500, null]]);
});

test("each is told with the day it arrives, adds up, and can come back", async () => {
  const told = await sandbox.payoutsSince(new Date(0));
  if (typeof told === "string") throw new Error(told);
  expect(told.map(({ arrivesOn }) => arrivesOn)).toEqual(["2026-11-23", "2026-11-23", "2026-11-23"]);
  expect(told.filter(({ state }) => state === "FAILED")).toHaveLength(1);
  for (const payout of told) {
    const parts = await sandbox.partsOf(payout.id);
    expect(typeof parts === "string" ? parts : problemOf(payout, parts)).toBeNull();
  }
});

test("by itself it pays out what came before today, and not what it owes", async () => {
  await paid(700);
  expect(await payOut("until_yesterday", "2020-01-01")).toBeNull();
  expect(await payOut("until_yesterday", "2099-01-01")).not.toBeNull();
  const back = await paid(900);
  await payOut("all", today);
  await bank.act(back, "refund", asCents(900));
  expect(await sandbox.balance()).toEqual({ cents: -900 });
  expect(await payOut("all", today)).toBeNull();
});

test("out of order it says nothing", async () => {
  setSandboxOutOfOrder(true);
  expect(await sandbox.payoutsSince(new Date(0))).toBe("unavailable");
  expect(await sandbox.balance()).toBe("unavailable");
  setSandboxOutOfOrder(false);
});

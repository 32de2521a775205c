import { beforeAll, expect, test } from "vitest";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { today } from "../../timing/clock.ts";
import { giftOn } from "./donor-papers.fixtures.ts";
import { asCents } from "#domain/money/cents.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let foundation: Awaited<ReturnType<typeof testApp>>["foundation"];
beforeAll(async () => {
  ({ app, foundation } = await testApp(pool));
});

const email = "zakat@example.org";
const donor = { userId: "nobody", verifiedEmail: email };
const pdf = new TextEncoder().encode("%PDF-1.7\n…");
const staff = { userId: "demo-staff", role: "STAFF" } as const;
const balance = async () => (await foundation.expenses.choices("en")).zakatCents;
const given = async (choices: Parameters<typeof giftOn>[1] = {}) => {
  const gift = await giftOn(pool, {
    donor: { email },
    fund: "ZAKAT",
    amountCents: asCents(10_000),
    ...choices,
  });
  await gift.settle({ feeCents: asCents(200), ...(choices.coverFees && { chargedCents: asCents(10_325) }) });
  return gift;
};
let expenses = 0;
const spend = (
  amountCents: number,
  purpose: { projectId?: string; programId?: string },
  fund: "ZAKAT" | null = "ZAKAT",
) =>
  foundation.expenses.enter(
    {
      id: `00000000-0000-4000-8000-${String((expenses += 1)).padStart(12, "0")}`,
      amountCents: asCents(amountCents),
      spentOn: today(),
      category: "PROGRAM",
      projectId: null,
      programId: null,
      description: "Food parcels",
      fund,
      nature: null,
      corrects: null,
      account: null,
      ...purpose,
    },
    pdf,
    staff,
    "q",
  );

const start = async (body: object) => {
  const post = (path: string, sent: object) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": "en" },
      body: JSON.stringify(sent),
    });
  const opened = await post("/api/create-payment-intent", { amountCents: 2500, currency: "EUR" });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  return post("/api/donations", {
    clientSecret,
    amountCents: asCents(2500),
    currency: "EUR",
    frequency: "ONE_TIME",
    coverFees: false,
    donor: { email },
    language: "en",
    ...body,
  });
};

test("zakat is accepted for what is eligible and for no purpose at all, and refused for the rest", async () => {
  expect((await start({ fund: "ZAKAT" })).status).toBe(201);
  expect((await start({ fund: "ZAKAT", programId: "children" })).status).toBe(201);
  const refused = await start({ fund: "ZAKAT", programId: "animals" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Zakat may not be given for this purpose");
  expect((await start({ programId: "animals" })).status).toBe(201);
  expect((await start({ fund: "ZAKAT", campaignId: "a-meal-every-school-day" })).status).toBe(201);
  expect((await start({ fund: "ZAKAT", campaignId: "a-vet-on-the-road" })).status).toBe(422);
  expect((await start({ fund: "SOMETHING" })).status).toBe(422);
});

test("all that was given as zakat is in the fund: costs are not taken from it, and what goes back leaves it", async () => {
  expect(await balance()).toBe(0);
  await given();
  const covered = await given({ coverFees: true, programId: "children" });
  expect(await balance()).toBe(20_000);
  expect(await foundation.followGift(donor, covered.donationId, "en")).toMatchObject({
    assignedCents: asCents(10_000),
    feeCents: asCents(325),
    receivedCents: asCents(10_325),
  });
  const back = await given();
  const at = new Date().toISOString();
  await back.settle({
    feeCents: asCents(200),
    refunds: [{ id: "re_zakat", cents: asCents(10_000), state: "done", at }],
  });
  expect(await balance()).toBe(20_000);
});

test("it is spent on what is eligible alone, never beyond its balance, also by two at once", async () => {
  expect(await spend(100, { programId: "animals" })).toEqual({ ok: false, reason: "zakat_not_eligible" });
  expect(await spend(100, { projectId: "animal-rescue-center-uae" })).toEqual({
    ok: false,
    reason: "zakat_not_eligible",
  });
  expect(await spend(20_001, { programId: "children" })).toEqual({ ok: false, reason: "zakat_too_much" });
  const outcomes = await Promise.all([
    spend(15_000, { programId: "children" }),
    spend(15_000, { programId: "children" }),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balance()).toBe(5000);
});

test("other expenses leave it alone, and an expense that is undone gives back what it took", async () => {
  await spend(1000, { programId: "children" }, null);
  expect(await balance()).toBe(5000);
  const { rows } = await pool.query(
    `select cause_id from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where p.fund = 'ZAKAT' and e.cause_kind = 'expense'`,
  );
  await foundation.expenses.reverse(rows[0].cause_id, "Entered twice", staff, "q");
  expect(await balance()).toBe(20_000);
});

test("that a gift is zakat stays once it is paid, and the books hold", async () => {
  const { donationId } = await given();
  await expect(pool.query("update donations set fund = null where id = $1", [donationId])).rejects.toThrow(
    "what it was given as stays",
  );
  const faults = (await runChecks(checksOfTheBooks, pool)).filter(
    ({ name, faults: found }) => found > 0 && !name.includes("receipt"),
  );
  expect(faults).toEqual([]);
});

import { beforeAll, expect, test } from "vitest";
import { storedBooks } from "#adapters/postgres/ledger/ledger.ts";
import { addDays } from "#domain/calendar/day.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { entry } from "#domain/ledger/entry.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const today = dutchDate(new Date());
let staff: TestVisitor;
let donor: ReturnType<typeof giver>;
beforeAll(async () => {
  const running = await testApp(pool);
  staff = visitorOf(running.app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  donor = giver(running.app, pool);
});

const path = "/api/admin/books";
const reconciliation = async () => (await staff.get(`${path}/reconciliation`)).json();
const payouts = async () => (await (await staff.get(`${path}/payouts`)).json()).rows;
const compare = () => staff.send("POST", `${path}/reconciliation`, {});
const publicDay = async () => (await (await staff.get("/api/transparency")).json()).reconciledUpTo;

test("the demonstration's bank and sandbox hold what its books say, and everybody reads up to which day", async () => {
  const { upTo, accounts } = await reconciliation();
  expect(
    accounts.map(({ account, agreesSince }: { account: string; agreesSince: string }) => [
      account,
      agreesSince,
    ]),
  ).toEqual([
    ["bank", today],
    ["provider-sandbox", today],
  ]);
  expect(upTo).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(upTo <= addDays(today, -1)).toBe(true);
  expect(await publicDay()).toBe(upTo);
});

test("a year whose statements, providers and payouts agree is open in none of them", async () => {
  const lastYear = Number(today.slice(0, 4)) - 1;
  const points = await (await staff.get(`${path}/years/${lastYear}/checklist`)).json();
  const open = Object.fromEntries(
    points.map(({ item, open: count }: { item: string; open: number }) => [item, count]),
  );
  expect(open).toMatchObject({ bank: 0, providers: 0, transit: 0 });
});

test("a gift goes out with the next payout, and can be seen in it", async () => {
  const given = await donor.gives({ amountCents: 4200 });
  const paymentId = (await donor.paymentsOf(given))[0]?.paymentId ?? "";
  // Its notice is lost: the payout is where we hear of it.
  await staff.send("POST", `/api/sandbox/payments/${paymentId}/pay`, {});
  expect(await donor.statusOf(given)).toBe("PENDING");
  expect((await staff.send("POST", `${path}/payouts/reading`, {})).status).toBe(201);
  const [latest] = await payouts();
  expect(latest).toMatchObject({
    provider: "sandbox",
    state: "ON_ITS_WAY",
    onBank: null,
    problem: null,
    unknownCount: 0,
  });
  const { parts } = await (await staff.get(`${path}/payouts/sandbox/${latest.id}`)).json();
  expect(parts).toContainEqual(
    expect.objectContaining({
      kind: "charge",
      cents: 4200,
      name: paymentId,
      donation: expect.objectContaining({ id: given.donationId }),
    }),
  );
  expect(await donor.statusOf(given)).toBe("COMPLETED");
  // Again brings nothing: all has gone out.
  await staff.send("POST", `${path}/payouts/reading`, {});
  expect((await payouts())[0].id).toBe(latest.id);
  expect((await compare()).status).toBe(201);
  expect(
    (await reconciliation()).accounts.every(
      ({ agreesSince }: { agreesSince: string | null }) => agreesSince === today,
    ),
  ).toBe(true);
});

test("what differs is shown with its difference, and the public day stays where all agreed", async () => {
  const before = await publicDay();
  await pool.query("update reconciliations set night = night - 1");
  await storedBooks(pool).book(
    entry({
      cause: { kind: "opening", id: "stray" },
      bookedOn: today,
      description: "Booked by mistake",
      postings: [
        { account: "provider-sandbox", cents: asCents(5) },
        { account: "opening-balances", cents: asCents(-5) },
      ],
    }),
  );
  await compare();
  const { accounts } = await reconciliation();
  const sandbox = accounts.find(({ account }: { account: string }) => account === "provider-sandbox");
  expect(sandbox).toMatchObject({ agreesSince: null, notTold: null });
  expect(sandbox.booksCents - sandbox.outsideCents).toBe(5);
  expect(await publicDay()).toBe(before);
});

test("a payout that does not exist is not found, and each request by hand is in the log", async () => {
  expect((await staff.get(`${path}/payouts/sandbox/nothing`)).status).toBe(404);
  expect((await staff.get(`${path}/payouts/paypal/nothing`)).status).toBe(404);
  const { rows } = await pool.query<{ action: string }>(
    "select distinct action from audit_log where action in ('payouts.read', 'reconciliation.compared') order by 1",
  );
  expect(rows.map(({ action }) => action)).toEqual(["payouts.read", "reconciliation.compared"]);
});

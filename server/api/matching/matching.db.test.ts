import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { addDays } from "#domain/calendar/day.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { bookedByCampaign } from "#testing/public-sums.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { today } from "../../timing/clock.ts";

const { pool } = await testDatabase("demonstration");
const mollie = await fakeMollie();
afterAll(() => mollie.stop());
let program: Awaited<ReturnType<typeof testApp>>;
let admin: TestVisitor;
beforeAll(async () => {
  const env = {
    MOLLIE_API_KEY: mollie.settings.apiKey,
    MOLLIE_API_BASE: mollie.settings.apiBase,
    PAYMENT_PROVIDERS: "mollie",
  };
  program = await testApp(pool, { env });
  admin = visitorOf(program.app);
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});

const campaignId = "a-safe-bed-in-rotterdam";
const id = randomUUID();
const terms = {
  campaignId,
  sponsor: "Sample Company",
  sponsorKind: "COMPANY",
  adds: 1,
  per: 2,
  poolCents: "1000",
  perDonationCents: "100",
  startsOn: today(),
  endsOn: addDays(today(), 10),
  priority: 1,
  monthly: "FIRST",
  signedOn: today(),
};
const offers = async () => (await program.app.request(`/api/campaigns/${campaignId}/matching`)).json();
const pledge = async () => (await admin.get(`/api/admin/matching/${id}`)).json();
const claim = (document: string) =>
  admin.send("POST", `/api/admin/matching/${id}/claim`, {
    documentBase64: Buffer.from(document).toString("base64"),
  });

test("a wrong field is named, and a pledge is shown on its campaign once it is added", async () => {
  const wrong = await admin.send("POST", "/api/admin/matching", {
    ...terms,
    id,
    poolCents: "0",
    sponsor: "x",
  });
  expect([wrong.status, await wrong.text()]).toEqual([422, "Enter the name of the sponsor."]);
  expect(await offers()).toEqual([]);
  for (let n = 0; n < 2; n++)
    expect((await admin.send("POST", "/api/admin/matching", { ...terms, id })).status).toBe(200);
  expect(await offers()).toMatchObject([
    {
      sponsor: "Sample Company",
      adds: 1,
      per: 2,
      poolCents: 100_000,
      perDonationCents: 10_000,
      state: "OPEN",
    },
  ]);
  expect(JSON.stringify(await offers())).not.toContain("email");
});

test("a donation is matched, its donor reads it, and only the claim books it", async () => {
  const before = (await bookedByCampaign(pool)).get(campaignId) ?? 0;
  expect((await claim("%PDF-1.7")).status).toBe(409);
  const donor = giver(program.app, pool);
  const gift = await donor.gives({ campaignId, amountCents: 25_01, donor: { email: "donor@example.org" } });
  const [payment] = await donor.paymentsOf(gift);
  mollie.pay(payment?.paymentId ?? "");
  await mollie.webhooks.deliver(donor.fromMollie);

  await numberReceipts(pool, 500, new Date());
  const {
    rows: [mail],
  } = await pool.query(
    `select m.cause from mail_outbox m join receipts r on r.id::text = m.cause
     where m.kind = 'gift-receipt' and r.donation_id = $1`,
    [gift.donationId],
  );
  const letter = await program.foundation.donorPapers.letters["gift-receipt"]?.(mail.cause, "en");
  expect(JSON.stringify(letter)).toContain("€12.50");
  expect(JSON.stringify(letter)).toContain("Sample Company");

  const visitor = visitorOf(program.app);
  await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  const own = `/api/my/gifts/${gift.donationId}/matches`;
  expect(await (await visitor.get(own)).json()).toEqual([{ sponsor: "Sample Company", cents: 12_50 }]);
  expect((await admin.get(own)).status).toBe(404);

  expect((await claim("no document")).status).toBe(422);
  expect(await pledge()).toMatchObject({ state: "OPEN", usedCents: 12_50, entryNumber: null });
  const statuses = await Promise.all(Array.from({ length: 3 }, async () => (await claim("%PDF-1.7")).status));
  expect(statuses).toEqual([200, 200, 200]);
  const claimed = await pledge();
  expect(claimed).toMatchObject({ state: "CLAIMED", claimedCents: 12_50 });
  const { rows } = await pool.query(
    "select account_id, cents, program_id from ledger_postings where entry_id = $1 order by line",
    [claimed.entryNumber],
  );
  expect(rows).toEqual([
    { account_id: "debtors", cents: 12_50, program_id: null },
    { account_id: "income-companies", cents: -12_50, program_id: "disaster" },
  ]);
  // The public total has the donation once, and the sponsor's money never.
  expect((await bookedByCampaign(pool)).get(campaignId)).toBe(before + 25_01);
  expect(
    (await admin.send("PUT", `/api/admin/matching/${id}`, { ...terms, version: claimed.version })).status,
  ).toBe(409);
});

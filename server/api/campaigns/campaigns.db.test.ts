import { afterAll, beforeAll, expect, test } from "vitest";
import { storedCampaignOffers } from "#adapters/postgres/campaigns/campaign-offers.ts";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { addDays } from "#domain/calendar/day.ts";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver, type Given } from "#testing/giver.ts";
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

const offering = {
  aboveGoal: "OFFER_BACK",
  belowGoal: "OFFER_BACK",
  late: "CAMPAIGN",
  cancelled: "OFFER_BACK",
} as const;

async function publish(id: string, changes: object = {}): Promise<void> {
  const [campaign] = sampleContent(today()).campaign;
  const body = { ...campaign, id, goalCents: 10_000, commitment: offering, projectId: null, ...changes };
  await pool.query(
    `insert into content_items (kind, id, body, position) values ('campaign', $1, $2, 99)
     on conflict (kind, id) do update set body = excluded.body`,
    [id, JSON.stringify(body)],
  );
}

async function paid(
  campaignId: string,
  email: string,
  amountCents: number,
  changes: object = {},
): Promise<Given> {
  const donor = giver(program.app, pool);
  const gift = await donor.gives({ campaignId, amountCents, donor: { email }, ...changes });
  const [payment] = await donor.paymentsOf(gift);
  mollie.pay(payment?.paymentId ?? "");
  await mollie.webhooks.deliver(donor.fromMollie);
  expect(await donor.statusOf(gift)).toBe("COMPLETED");
  return gift;
}
const carryOut = (id: string) => admin.send("POST", `/api/admin/campaign-outcomes/${id}`);
const outcomeOf = async (id: string) =>
  (await (await admin.get("/api/admin/campaign-outcomes")).json()).find(
    (row: { id: string }) => row.id === id,
  );
const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
const moved = async (id: string) =>
  rows(
    `select p.cents, p.campaign_id, p.program_id, p.project_id from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where e.cause_kind = 'reallocation' and (e.cause_id = $1 or starts_with(e.cause_id, $1 || '/')) order by e.id, p.line`,
    id,
  );
/** The link is only in the email. */
async function linkOf({ donationId }: Given): Promise<string> {
  const [mail] = await rows(
    "select letter from mail_outbox where kind = 'campaign-offer' and cause = $1",
    donationId,
  );
  return /\/campaigns\/refund\/[\w-]+/.exec(JSON.stringify(mail?.letter))?.[0] ?? "";
}
const answers = (link: string, answer: string) =>
  program.app.request(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ form: "campaign-offer", answer }).toString(),
  });

test("a surplus moves to the program once, however often it is asked for, and the result stays", async () => {
  await publish("surplus", { goalCents: 4_000, commitment: { ...offering, aboveGoal: "PROGRAM" } });
  await paid("surplus", "one@example.org", 2_500);
  await paid("surplus", "two@example.org", 2_500);
  expect((await carryOut("surplus")).status).toBe(409);
  await publish("surplus", {
    goalCents: 4_000,
    commitment: { ...offering, aboveGoal: "PROGRAM" },
    endsOn: addDays(today(), -1),
  });
  expect(await outcomeOf("surplus")).toMatchObject({
    outcome: "ABOVE_GOAL",
    movedCents: 1_000,
    carriedOutOn: null,
  });
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await carryOut("surplus")).status),
  );
  expect(statuses.sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  expect(await moved("surplus")).toEqual([
    { cents: 1_000, campaign_id: "surplus", program_id: null, project_id: null },
    { cents: -1_000, campaign_id: null, program_id: "disaster", project_id: null },
  ]);
  expect(await outcomeOf("surplus")).toMatchObject({ raisedCents: 5_000, carriedOutOn: today() });
});

test("a campaign that ends short is offered back: one donor is refunded, one keeps, one says nothing", async () => {
  await publish("short");
  const [refunds, keeps, silent] = [
    await paid("short", "refund@example.org", 2_500, { coverFees: true }),
    await paid("short", "keep@example.org", 1_000),
    await paid("short", "silent@example.org", 500),
  ] as const;
  await publish("short", { endsOn: addDays(today(), -1) });
  expect((await carryOut("short")).status).toBe(201);
  expect(await outcomeOf("short")).toMatchObject({
    outcome: "BELOW_GOAL",
    offers: { count: 3, cents: 4_108 },
  });

  const link = await linkOf(refunds);
  expect(
    await (await program.app.request(`/api/campaign-offers/${link.split("/").at(-1)}`)).json(),
  ).toMatchObject({
    refundCents: 2_608,
    dueOn: addDays(today(), 30),
    answer: null,
  });
  expect((await answers(link, "MAYBE")).status).toBe(422);
  expect((await answers(link, "REFUND")).status).toBe(303);
  expect((await answers(link, "REFUND")).status).toBe(303);
  expect((await answers(link, "KEEP")).status).toBe(409);
  expect(
    await rows("select cents, outcome from refund_requests where donation_id = $1", refunds.donationId),
  ).toEqual([{ cents: 2_608, outcome: "ACCEPTED" }]);

  expect((await answers(await linkOf(keeps), "KEEP")).status).toBe(303);
  expect(await moved("short")).toMatchObject([
    { cents: 1_000, campaign_id: "short" },
    { program_id: "disaster" },
  ]);

  await program.foundation.campaigns.settle();
  expect(await moved("short")).toHaveLength(2);
  const later = storedCampaignOffers(pool, () => addDays(today(), 31));
  const token = (await linkOf(silent)).split("/").at(-1) ?? "";
  expect(await later.answer(token, "REFUND")).toBe("too_late");
  await later.lapse();
  await program.foundation.campaigns.settle();
  await program.foundation.campaigns.settle();
  expect(await moved("short")).toHaveLength(4);
  expect(await outcomeOf("short")).toMatchObject({ offers: { refund: 1, keep: 1, lapsed: 1 } });
});

test("the database keeps one outcome per campaign, one answer per offer, and the stated commitment", async () => {
  const again = pool.query(
    "insert into campaign_outcomes select * from campaign_outcomes where campaign_id = 'short'",
  );
  await expect(again).rejects.toMatchObject({ constraint: "campaign_outcomes_pkey" });
  const changed = pool.query("update campaign_offers set answer = 'KEEP' where answer = 'REFUND'");
  await expect(changed).rejects.toMatchObject({ constraint: "campaign_offer_answered_once" });
  await expect(publish("short", { commitment: { ...offering, late: "PROGRAM" } })).rejects.toMatchObject({
    constraint: "campaign_commitment_stays",
  });
});

test("staff cannot publish another commitment, and the editor says why", async () => {
  const at = "/api/admin/content/campaign/short";
  const { version, body } = await (await admin.get(at)).json();
  const edit = {
    basedOn: version,
    body: { ...body, commitment: { ...body.commitment, cancelled: "PROGRAM" } },
  };
  const refused = await admin.send("POST", `${at}/publication`, edit);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(await refused.json())).toContain("fixed");
});

test("an unknown campaign, an unknown link and staff who are no administrators are refused", async () => {
  expect((await carryOut("moon")).status).toBe(404);
  expect((await answers("/campaigns/refund/guess", "REFUND")).status).toBe(404);
  const staff = visitorOf(program.app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  expect((await staff.send("POST", "/api/admin/campaign-outcomes/short")).status).toBe(403);
});

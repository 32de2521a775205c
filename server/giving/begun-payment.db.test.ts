import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { donationBody, giver, type Given } from "#testing/giver.ts";

/** Mollie does not cancel open payments: a donor who chooses again continues with it, or waits. */
const { pool } = await testDatabase("demonstration");
const { mollie, env } = await bothProviders();
/** Only what the page is told. */
const renderer = ({ posted }: { posted?: object }) =>
  Promise.resolve({ status: 200, html: JSON.stringify(posted ?? null) });
let app: Awaited<ReturnType<typeof testApp>>["app"];
let donor: ReturnType<typeof giver>;
let campaigns: string[];

beforeAll(async () => {
  ({ app } = await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: "mollie" }, renderer }));
  donor = giver(app, pool);
  const { rows } = await pool.query<{ id: string }>(
    "select id from content_items where kind = 'campaign' and (body->>'endsOn')::date > now() order by id",
  );
  campaigns = rows.map(({ id }) => id);
});

const chooses = (gift: Given, changes: object, language = "en") =>
  app.request("/api/donations", {
    method: "POST",
    headers: { "content-type": "application/json", "x-language": language },
    body: JSON.stringify(donationBody(gift.clientSecret, changes)),
  });

const bookedFor = async (gift: Given) => {
  const { rows } = await pool.query(
    `select d.campaign_id as gift, d.donor_email as email, a.wishes as choices,
       (select posting.campaign_id from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
        where entry.cause_kind = 'gift' and entry.cause_id = d.id and posting.campaign_id is not null) as books
     from donations d join payment_attempts a on a.id = d.paid_attempt_id where d.id = $1`,
    [gift.donationId],
  );
  return rows;
};

async function pays(gift: Given): Promise<void> {
  const [first] = await donor.paymentsOf(gift);
  mollie.pay(first?.paymentId ?? "");
  await mollie.webhooks.deliver(donor.fromMollie);
}

test("the donor is led on to the payment they began, which is booked for what was chosen then", async () => {
  const [one, two] = campaigns;
  const gift = await donor.gives({ campaignId: one });
  const again = { campaignId: two, donor: { email: "other@example.org" } };

  const refused = await chooses(gift, again);
  expect(refused.status).toBe(409);
  expect(refused.headers.get("location")).toBe(gift.next.type === "redirect" && gift.next.url);
  expect(await refused.text()).toContain("Please continue it");
  expect(await (await chooses(gift, again, "nl")).text()).toContain("verder");
  // Back to the first choice: the same payment.
  expect(await (await chooses(gift, { campaignId: one })).json()).toMatchObject({ next: gift.next });

  await pays(gift);
  const booked = { gift: one, books: one, email: "giver@example.org", choices: null };
  expect(await bookedFor(gift)).toEqual([booked]);
});

test("without JavaScript the page says so and has the link", async () => {
  const gift = await donor.gives();
  const fields = { form: "donate", amount: "50", email: "giver@example.org", resume: gift.clientSecret };
  const page = await app.request("/donate", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  expect(page.status).toBe(409);
  expect(await page.json()).toMatchObject({
    sentence: expect.stringContaining("You have already started a payment for this donation."),
    resumeUrl: gift.next.type === "redirect" && gift.next.url,
  });
});

test("what was chosen for a payment that failed is the gift after all when it succeeds late", async () => {
  const [one, two] = campaigns;
  const gift = await donor.gives({ campaignId: one });
  const [first] = await donor.paymentsOf(gift);
  mollie.end(first?.paymentId ?? "", "failed");
  await mollie.webhooks.deliver(donor.fromMollie);
  expect((await chooses(gift, { campaignId: two, amountCents: 4000 })).status).toBe(201);
  const { rows } = await pool.query("select campaign_id, amount_cents from donations where id = $1", [
    gift.donationId,
  ]);
  expect(rows).toEqual([{ campaign_id: two, amount_cents: 4000 }]);

  const late = mollie.books.payments.get(first?.paymentId ?? "");
  if (late) late.status = "open";
  await pays(gift);
  expect(await bookedFor(gift)).toMatchObject([{ gift: one, books: one }]);
});

import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { noticeSecretFrom, sign, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { donationBody } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
const sessionSecret = "x".repeat(32);
let app: Awaited<ReturnType<typeof testApp>>["app"];
let campaign: string;

beforeAll(async () => {
  const env = { COUNTRY_HEADER: "x-country", SESSION_SECRET: sessionSecret };
  ({ app } = await testApp(pool, { env }));
  const { rows } = await pool.query(
    "select id from content_items where kind = 'campaign' order by id limit 1",
  );
  campaign = rows[0].id;
});

type Headers = Record<string, string>;

const post = async (path: string, body: unknown, headers: Headers = {}): Promise<Response> =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const openSession = async (): Promise<string> =>
  (await (await post("/api/create-payment-intent", { amountCents: 2500, currency: "EUR" })).json())
    .clientSecret;
/** A session is a row once something has changed about it. */
const openStoredSession = async (): Promise<string> => {
  const clientSecret = await openSession();
  await post("/api/create-payment-intent", { amountCents: 5000, currency: "EUR", clientSecret });
  return clientSecret;
};
const start = async () => {
  const clientSecret = await openSession();
  const { donationId, next } = await (await post("/api/donations", donationBody(clientSecret))).json();
  return { donationId, clientSecret, paymentId: next.url.split("/").at(-1) as string };
};
const statusOf = async ({ donationId, clientSecret }: { donationId: string; clientSecret: string }) =>
  (await (await app.request(`/api/donations/${donationId}?clientSecret=${clientSecret}`)).json()).status;

/** A notice as the sandbox would send it, unless something about it is changed. */
const notify = (
  paymentId: string,
  {
    at = new Date(),
    secret = noticeSecretFrom(sessionSecret),
    id = `evt_${randomBytes(6).toString("hex")}`,
  } = {},
) => {
  const body = JSON.stringify({ id, paymentId });
  return post("/api/webhooks/sandbox", body, { [signatureHeader]: sign(body, secret, at) });
};

const stored = async (): Promise<Record<string, number>> =>
  (
    await pool.query(`select (select count(*)::int from donations) as donations,
      (select count(*)::int from payment_attempts) as attempts,
      (select count(*)::int from sandbox_payments) as payments,
      (select count(*)::int from ledger_entries) as entries,
      (select count(*)::int from receipts) as receipts,
      (select count(*)::int from provider_events) as notices`)
  ).rows[0];

/** The status and the short sentence of a refusal that stored and charged nothing. */
async function refusalOf(answer: () => Promise<Response>): Promise<{ status: number; sentence: string }> {
  const before = await stored();
  const response = await answer();
  const sentence = await response.text();
  expect(sentence).toMatch(/^.{5,200}$/);
  expect(await stored()).toEqual(before);
  return { status: response.status, sentence };
}

describe("a gift is refused", () => {
  const amounts = [
    ["negative", "-2500"],
    ["nothing", "0"],
    ["49 cents", "49"],
    ["a fraction of a cent", "2500.5"],
    ["beyond counting", "1e308"],
    ["beyond all numbers", "1e999"],
    ["text", '"2500"'],
    ["Arabic digits", '"٢٥٠٠"'],
    ["null", "null"],
    ["a list", "[2500]"],
    ["true", "true"],
    ["above the maximum", "100000000"],
  ] as const;
  test.each(amounts)("for an amount that is %s", async (_, amount) => {
    const clientSecret = await openSession();
    const body = JSON.stringify(donationBody(clientSecret)).replace(
      '"amountCents":2500',
      `"amountCents":${amount}`,
    );
    expect(await refusalOf(() => post("/api/donations", body))).toMatchObject({ status: 422 });
    expect(
      await refusalOf(() => post("/api/create-payment-intent", `{"amountCents":${amount},"currency":"EUR"}`)),
    ).toMatchObject({ status: 422 });
  });

  test("but not for the smallest amount, 50 cents, nor for the largest", async () => {
    for (const amountCents of [50, 99_999_999]) {
      const answer = await post("/api/donations", donationBody(await openSession(), { amountCents }));
      expect(answer.status).toBe(201);
    }
  });

  test.each(["-25", "0", "0,49", "٠٫٤٩", "25,505", "1e308", "NaN", "abc", "1000000"])(
    "by the plain form for an amount of %s",
    async (amount) => {
      const form = { form: "donate", amount, frequency: "ONE_TIME", email: "giver@example.org" };
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const before = await stored();
      const answer = await post("/donate", new URLSearchParams(form).toString(), headers);
      expect(answer.status).toBe(422);
      expect(await stored()).toEqual(before);
    },
  );

  test("when the covered fee would lift it above the maximum", async () => {
    const body = donationBody(await openSession(), { amountCents: 99_999_999, coverFees: true });
    expect(await refusalOf(() => post("/api/donations", body))).toMatchObject({ status: 422 });
  });

  test.each(["NaN", "Infinity", "0x10", "2500,"])("for an amount of %s, which is no JSON", async (amount) => {
    expect(
      await refusalOf(() => post("/api/create-payment-intent", `{"amountCents":${amount},"currency":"EUR"}`)),
    ).toMatchObject({ status: 400 });
  });

  test.each([
    ["another currency", { currency: "USD" }],
    ["a currency in small letters", { currency: "eur" }],
    ["an unknown campaign", { campaignId: "no-such-campaign" }],
    ["a campaign id with other signs in it", { campaignId: "../etc/passwd" }],
    ["a campaign that is a program", { campaignId: "children" }],
    ["a campaign that is a number", { campaignId: 7 }],
    ["an unknown program", { programId: "no-such-program" }],
    ["a frequency nobody offers", { frequency: "YEARLY" }],
    ["an address that is none", { donor: { email: "nobody" } }],
    ["two addresses", { donor: { email: "a@example.org,b@example.org" } }],
    ["an address with a line break", { donor: { email: "a@example.org\nbcc: b@example.org" } }],
    ["a language we do not speak", { language: "xx" }],
    ["a message of a thousand and one letters", tribute({ message: "x".repeat(1001) })],
    ["a tribute of another type", tribute({ type: "revenge" })],
  ])("with %s", async (_, changes) => {
    const body = donationBody(await openSession(), changes);
    expect(await refusalOf(() => post("/api/donations", body))).toMatchObject({ status: 422 });
  });

  test("for a campaign that has ended", async () => {
    const client = await pool.connect();
    const { rows } = await client.query(
      "select body from content_items where kind = 'campaign' and id = $1",
      [campaign],
    );
    const ended = { ...rows[0].body, endsOn: "2020-01-01" };
    const save = (body: object) =>
      client.query("update content_items set body = $2 where kind = 'campaign' and id = $1", [
        campaign,
        body,
      ]);
    await save(ended);
    try {
      const body = donationBody(await openSession(), { campaignId: campaign });
      expect(await refusalOf(() => post("/api/donations", body))).toMatchObject({
        status: 422,
        sentence: expect.stringContaining("ended"),
      });
    } finally {
      await save(rows[0].body);
      client.release();
    }
  });

  test.each([["{"], ["[]"], ['"text"'], ["null"], [""], ["{}{}"]])("when the body is %s", async (body) => {
    const before = await stored();
    const { status } = await post("/api/donations", body);
    expect([400, 422]).toContain(status);
    expect(await stored()).toEqual(before);
  });

  test("when its body is a megabyte", async () => {
    const body = donationBody(await openSession(), { padding: "x".repeat(1024 * 1024) });
    expect(await refusalOf(() => post("/api/donations", body))).toMatchObject({ status: 413 });
    expect(await refusalOf(() => post("/api/create-payment-intent", body))).toMatchObject({ status: 413 });
    expect(await refusalOf(() => post("/api/webhooks/sandbox", body))).toMatchObject({ status: 413 });
  });

  test("where gifts may not be asked for, also with a session from elsewhere and by the plain form", async () => {
    const body = donationBody(await openSession());
    for (const country of ["AE", "SA", "sa"]) {
      expect(await refusalOf(() => post("/api/donations", body, { "x-country": country }))).toMatchObject({
        status: 451,
      });
    }
    const form = await app.request("/donate", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-country": "AE" },
      body: "amount=25&frequency=ONE_TIME&email=giver%40example.org&openedAt=1",
    });
    expect(form.status).toBe(451);
  });
});

describe("a client secret", () => {
  test.each([["short"], ["x".repeat(200)], ["' or 1=1 --".padEnd(43, "x")], [17]])(
    "that is %s is refused as malformed",
    async (clientSecret) => {
      expect(
        await refusalOf(() => post("/api/donations", { ...donationBody(""), clientSecret })),
      ).toMatchObject({
        status: 422,
      });
    },
  );

  test("that nobody was given is unknown", async () => {
    expect(
      await refusalOf(() => post("/api/donations", donationBody(randomBytes(32).toString("base64url")))),
    ).toMatchObject({ status: 404 });
  });

  test("of someone who is signed in is unknown to everybody else", async () => {
    const clientSecret = await openStoredSession();
    await pool.query(
      "update payment_sessions set user_id = 'someone' where secret_hash = sha256(convert_to($1, 'UTF8'))",
      [clientSecret],
    );
    expect(await refusalOf(() => post("/api/donations", donationBody(clientSecret)))).toMatchObject({
      status: 404,
    });
    const amount = { amountCents: 5000, currency: "EUR", clientSecret };
    expect(await refusalOf(() => post("/api/create-payment-intent", amount))).toMatchObject({ status: 404 });
  });

  test("that has expired is told so", async () => {
    const clientSecret = await openStoredSession();
    await pool.query(
      "update payment_sessions set expires_at = now() where secret_hash = sha256(convert_to($1, 'UTF8'))",
      [clientSecret],
    );
    expect(await refusalOf(() => post("/api/donations", donationBody(clientSecret)))).toMatchObject({
      status: 410,
    });
    expect(
      await refusalOf(() =>
        post("/api/create-payment-intent", { amountCents: 5000, currency: "EUR", clientSecret }),
      ),
    ).toMatchObject({ status: 410 });
  });

  test("used again after its gift was paid answers that gift, and its amount is past changing", async () => {
    const gift = await start();
    await post(`/api/sandbox/payments/${gift.paymentId}/pay`, {});
    expect((await notify(gift.paymentId)).status).toBe(200);
    const before = await stored();
    const again = await post("/api/donations", donationBody(gift.clientSecret, { amountCents: 9900 }));
    expect(await again.json()).toEqual({ donationId: gift.donationId, status: "COMPLETED", next: null });
    expect(await stored()).toEqual(before);
    const change = { amountCents: 9900, currency: "EUR", clientSecret: gift.clientSecret };
    expect(await refusalOf(() => post("/api/create-payment-intent", change))).toMatchObject({ status: 409 });
  });

  test("used by fifty requests at once with fifty amounts is one donation with one payment that can be paid", async () => {
    const clientSecret = await openSession();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        post("/api/donations", donationBody(clientSecret, { amountCents: 1000 + i })),
      ),
    );
    const started = answers.filter(({ status }) => status === 201);
    expect(started.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const ids = await Promise.all(started.map(async (answer) => (await answer.json()).donationId));
    expect(new Set(ids).size).toBe(1);
    const { rows } = await pool.query(
      "select count(*)::int as open from sandbox_payments where attempt_id like $1 and state = 'open'",
      [`${ids[0]}-%`],
    );
    expect(rows[0].open).toBe(1);
  });
});

describe("a success address typed by hand", () => {
  test("shows nobody's gift and moves nothing", async () => {
    const gift = await start();
    const before = await stored();
    for (const path of ["/donate?success=true", `/donate?success=true&donationId=${gift.donationId}`])
      expect((await app.request(path)).status).toBe(200);
    expect(await (await app.request("/api/donations/current")).json()).toBeNull();
    expect(await statusOf(gift)).toBe("PENDING");
    expect(await stored()).toEqual(before);
  });
});

describe("a notice", () => {
  test.each([
    ["broken JSON", "{"],
    ["a megabyte", JSON.stringify({ id: "x".repeat(1_000_000), paymentId: "p" })],
    ["no payment in it", "{}"],
  ])("with %s is refused, though it is signed", async (_, body) => {
    const signed = { [signatureHeader]: sign(body, noticeSecretFrom(sessionSecret), new Date()) };
    const { status } = await refusalOf(() => post("/api/webhooks/sandbox", body, signed));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.each([
    ["signed with another secret", { secret: "guess" }],
    ["signed six minutes ago", { at: new Date(Date.now() - 360_000) }],
    ["signed for in six minutes", { at: new Date(Date.now() + 360_000) }],
    ["signed with the session secret itself", { secret: sessionSecret }],
  ])("%s moves nothing, even though the payment was paid", async (_, changes) => {
    const gift = await start();
    await post(`/api/sandbox/payments/${gift.paymentId}/pay`, {});
    expect(await refusalOf(() => notify(gift.paymentId, changes))).toMatchObject({ status: 401 });
    expect(await statusOf(gift)).toBe("PENDING");
  });

  test("without a signature, or with that of another body, moves nothing", async () => {
    const gift = await start();
    await post(`/api/sandbox/payments/${gift.paymentId}/pay`, {});
    const body = JSON.stringify({ id: "evt_1", paymentId: gift.paymentId });
    const foreign = sign("{}", noticeSecretFrom(sessionSecret), new Date());
    expect(await refusalOf(() => post("/api/webhooks/sandbox", body))).toMatchObject({ status: 401 });
    expect(
      await refusalOf(() => post("/api/webhooks/sandbox", body, { [signatureHeader]: foreign })),
    ).toMatchObject({ status: 401 });
    expect(
      await refusalOf(() => post("/api/webhooks/sandbox", body, { "stripe-signature": foreign })),
    ).toMatchObject({ status: 401 });
  });

  test("of a payment nobody knows is not kept", async () => {
    expect(await refusalOf(() => notify("sbx_nobody"))).toMatchObject({ status: 404 });
  });

  test.each([
    ["amount", "amount_cents = amount_cents - 1", "wrong_amount", ["suspense"]],
    ["amount that is more", "amount_cents = amount_cents + 10000", "wrong_amount", ["suspense"]],
    ["currency", "currency = 'USD'", "wrong_currency", []],
  ])("about a payment of another %s is for staff to look at, and never a gift", async (...told) => {
    const [, change, kind, booked] = told;
    const gift = await start();
    await pool.query(`update sandbox_payments set ${change} where id = $1`, [gift.paymentId]);
    await post(`/api/sandbox/payments/${gift.paymentId}/pay`, {});
    const { entries = 0, receipts } = await stored();
    expect((await notify(gift.paymentId)).status).toBe(200);
    // Euros that came in are ours to give back, so they stand in the books, but as nobody's gift.
    expect(await stored()).toMatchObject({ entries: entries + booked.length, receipts });
    const latest = await pool.query("select cause_kind from ledger_entries order by id desc limit $1", [
      booked.length,
    ]);
    expect(latest.rows.map(({ cause_kind }) => cause_kind)).toEqual(booked);
    expect(await statusOf(gift)).toBe("PENDING");
    const { rows } = await pool.query("select kind from discrepancies where payment_id = $1", [
      gift.paymentId,
    ]);
    expect(rows).toEqual([{ kind }]);
  });
});

function tribute(changes: object) {
  return { tribute: { type: "honor", honoree: "Amina", ...changes } };
}

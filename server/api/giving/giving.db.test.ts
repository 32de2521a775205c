import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { sign, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { donationBody } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool, { env: { COUNTRY_HEADER: "x-country" } }));
});

const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const openSession = async (amountCents = 2500): Promise<string> =>
  (await (await post("/api/create-payment-intent", { amountCents, currency: "EUR" })).json()).clientSecret;
const countOf = async (table: string): Promise<number> =>
  (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

describe("payment methods", () => {
  const offeredIn = async (headers: Record<string, string>): Promise<{ method: string; fees?: object }[]> =>
    (await app.request("/api/payment-methods", { headers })).json();
  const start = async (choice: Record<string, unknown>): Promise<Response> =>
    post("/api/donations", donationBody(await openSession(), { coverFees: true, ...choice }));
  const stored = async (method: string) =>
    (
      await pool.query(
        `select d.method, d.charged_cents as charged, p.method as paid from donations d
         join sandbox_payments p on p.attempt_id = d.id || '-1' where d.method = $1`,
        [method],
      )
    ).rows;

  test("are listed for the country, or else the language, of the visitor, with their fees", async () => {
    const dutch = await offeredIn({ "x-country": "NL" });
    expect(dutch.map(({ method }) => method)).toEqual(["IDEAL", "CARD", "SEPA_DEBIT"]);
    expect(dutch[0]?.fees).toEqual({ permille: 0, fixedCents: 29 });
    expect((await offeredIn({ "x-country": "DE" }))[0]?.method).toBe("CARD");
    expect((await offeredIn({ "x-language": "nl" }))[0]?.method).toBe("IDEAL");
  });

  test("cost what the form showed, and are stored with the donation and its payment", async () => {
    expect((await start({ method: "IDEAL" })).status).toBe(201);
    expect(await stored("IDEAL")).toEqual([{ method: "IDEAL", charged: 2529, paid: "IDEAL" }]);
    expect((await start({ method: "CARD" })).status).toBe(201);
    expect(await stored("CARD")).toEqual([{ method: "CARD", charged: 2608, paid: "CARD" }]);
  });

  test("that do not take such a donation are refused, and nothing is stored", async () => {
    const before = await countOf("donations");
    expect((await start({ method: "SEPA_DEBIT" })).status).toBe(424);
    expect((await start({ method: "PAYPAL" })).status).toBe(424);
    expect((await start({ method: "GOLD" })).status).toBe(422);
    expect(await countOf("donations")).toBe(before);
  });
});

describe("opening a session", () => {
  test("answers a secret, and the same one when its amount changes", async () => {
    const clientSecret = await openSession();
    const changed = await post("/api/create-payment-intent", {
      amountCents: 5000,
      currency: "EUR",
      clientSecret,
    });
    expect(changed.status).toBe(201);
    expect(await changed.json()).toEqual({ clientSecret });
  });

  test.each([
    [-1, 422],
    [0, 422],
    [49, 422],
    [50, 201],
    [25.5, 422],
    [1e308, 422],
    ["2500", 422],
    ["٢٥", 422],
    [null, 422],
    [99_999_999, 201],
    [100_000_000, 422],
  ])("an amount of %s is answered %s", async (amountCents, status) => {
    expect((await post("/api/create-payment-intent", { amountCents, currency: "EUR" })).status).toBe(status);
  });

  test("another currency, broken JSON and a stranger's secret are refused, and nothing is stored", async () => {
    const before = await countOf("payment_sessions");
    expect((await post("/api/create-payment-intent", { amountCents: 2500, currency: "USD" })).status).toBe(
      422,
    );
    expect((await post("/api/create-payment-intent", "{")).status).toBe(400);
    const clientSecret = randomBytes(32).toString("base64url");
    const body = { amountCents: 2500, currency: "EUR", clientSecret };
    expect((await post("/api/create-payment-intent", body)).status).toBe(404);
    expect(await countOf("payment_sessions")).toBe(before);
  });

  test("is refused where gifts may not be asked for", async () => {
    const response = await post(
      "/api/create-payment-intent",
      { amountCents: 2500, currency: "EUR" },
      { "x-country": "AE" },
    );
    expect(response.status).toBe(451);
  });

  test("says 'unavailable' when no provider can serve", async () => {
    const { app: without } = await testApp(pool, { env: { PAYMENT_PROVIDERS: "none" } });
    for (const language of ["en", "nl", "ar"]) {
      const response = await without.request("/api/create-payment-intent", {
        method: "POST",
        headers: { "content-type": "application/json", "x-language": language },
        body: JSON.stringify({ amountCents: 2500, currency: "EUR" }),
      });
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("unavailable");
    }
  });
});

describe("starting a donation", () => {
  test("fifty requests with one secret make one donation and one payment", async () => {
    const clientSecret = await openSession();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post("/api/donations", donationBody(clientSecret))),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map(({ donationId }) => donationId)).size).toBe(1);
    expect(new Set(bodies.map(({ next }) => next.url)).size).toBe(1);
    const { rows } = await pool.query(
      "select count(*)::int as n from sandbox_payments where attempt_id like $1",
      [`${bodies[0].donationId}-%`],
    );
    expect(rows[0].n).toBe(1);
  });

  test.each([
    ["an unknown campaign", { campaignId: "no-such-thing" }],
    ["a donor without an address", { donor: {} }],
    ["a tribute without a name", { tribute: { type: "honor", honoree: "" } }],
    ["another frequency", { frequency: "YEARLY" }],
  ])("%s is refused and nothing is stored", async (_, changes) => {
    const before = await countOf("donations");
    expect((await post("/api/donations", donationBody(await openSession(), changes))).status).toBe(422);
    expect(await countOf("donations")).toBe(before);
  });

  test("only the browser that made it, or whoever shows its secret, may see how it stands", async () => {
    const clientSecret = await openSession();
    const started = await post("/api/donations", donationBody(clientSecret));
    const { donationId } = await started.json();
    const cookie = started.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(started.headers.get("set-cookie")).toContain("HttpOnly");
    const seen = await app.request(`/api/donations/${donationId}`, { headers: { cookie } });
    expect(await seen.json()).toMatchObject({ donationId, status: "PENDING", amountCents: 2500 });
    expect((await app.request(`/api/donations/${donationId}?clientSecret=${clientSecret}`)).status).toBe(200);
    expect((await app.request(`/api/donations/${donationId}`)).status).toBe(404);
    expect(
      (await app.request(`/api/donations/${donationId}?clientSecret=${await openSession()}`)).status,
    ).toBe(404);
  });
});

describe("the sandbox", () => {
  const start = async (changes: object = {}) => {
    const clientSecret = await openSession();
    const { donationId, next } = await (
      await post("/api/donations", donationBody(clientSecret, changes))
    ).json();
    return { donationId, clientSecret, paymentId: next.url.split("/").at(-1) as string };
  };
  const statusOf = async ({ donationId, clientSecret }: { donationId: string; clientSecret: string }) =>
    (await (await app.request(`/api/donations/${donationId}?clientSecret=${clientSecret}`)).json()).status;

  test("a forged notice moves nothing, whatever the sandbox knows", async () => {
    const gifted = await start();
    await post(`/api/sandbox/payments/${gifted.paymentId}/pay`, {});
    const body = JSON.stringify({ id: "evt_forged", paymentId: gifted.paymentId });
    const forged = await post("/api/webhooks/sandbox", body, {
      [signatureHeader]: sign(body, "guess", new Date()),
    });
    expect(forged.status).toBe(401);
    expect((await post("/api/webhooks/sandbox", body)).status).toBe(401);
    expect(await statusOf(gifted)).toBe("PENDING");
  });

  test("cannot pay, decline or cancel what has been decided", async () => {
    const { paymentId } = await start();
    expect((await post(`/api/sandbox/payments/${paymentId}/pay`, {})).status).toBe(200);
    expect((await post(`/api/sandbox/payments/${paymentId}/decline`, {})).status).toBe(409);
    expect((await post(`/api/sandbox/payments/${paymentId}/refund`, { amountCents: 1000 })).status).toBe(200);
    expect((await post(`/api/sandbox/payments/${paymentId}/refund`, { amountCents: 2000 })).status).toBe(409);
    expect((await post("/api/sandbox/payments/sbx_unknown/pay", {})).status).toBe(404);
  });

  test("its page offers four choices and says in large letters that no money moves", async () => {
    const { paymentId } = await start();
    const html = await (await app.request(`/sandbox/pay/${paymentId}`)).text();
    expect(html).toContain("NO MONEY MOVES");
    for (const label of ["Pay", "Pay later", "Decline", "Cancel"])
      expect(html).toContain(`>${label}</button>`);
  });
});

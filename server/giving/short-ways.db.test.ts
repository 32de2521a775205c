import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noticeSecretFrom, sign, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import { digest } from "#adapters/auth/secrets.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
const secret = "short".repeat(8);
let server: Server;
let site: Awaited<ReturnType<typeof testApp>>;
let longWays = 0;

beforeAll(async () => {
  site = await testApp(pool, {
    env: { SESSION_SECRET: secret, COUNTRY_HEADER: "x-country", TRUST_PROXY: "1" },
  });
  const long = getRequestListener(site.app.fetch);
  server = createServer(
    site.shortFirst((request, response) => {
      longWays += 1;
      return long(request, response);
    }),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(() => void server.close());

type Call = { path: string; body: unknown; headers?: Record<string, string> };
const textOf = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));
const sent = ({ path, body, headers = {} }: Call): [string, RequestInit] => [
  path,
  { method: "POST", body: textOf(body), headers: { "content-type": "application/json", ...headers } },
];
/** Over the network, where the short way is, and whether it was taken. */
async function ask(call: Call) {
  const [path, init] = sent(call);
  const before = longWays;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  return { response, isShort: longWays === before, text: await response.text() };
}
const askAtLength = async (call: Call): Promise<Response> => site.app.request(...sent(call));

const session = { path: "/api/create-payment-intent", body: { amountCents: 2500, currency: "EUR" } };
const openSession = async (): Promise<string> => JSON.parse((await ask(session)).text).clientSecret;
const gift = (clientSecret: string, changes: object = {}): Call => ({
  path: "/api/donations",
  body: {
    clientSecret,
    amountCents: 2500,
    currency: "EUR",
    frequency: "ONE_TIME",
    coverFees: false,
    donor: { email: "giver@example.org" },
    language: "en",
    ...changes,
  },
});
/** Those of the connection are Node's, and the id and the secret are each call's own. */
function headersOf(response: Response): Record<string, string> {
  const own = ["connection", "keep-alive", "date", "content-length", "transfer-encoding", "vary"];
  const found = [...response.headers].filter(([name]) => !own.includes(name));
  return Object.fromEntries(
    found.map(([name, value]) => [
      name,
      name === "x-request-id" ? "id" : value.replace(/donation=[^;]+/, "donation=secret"),
    ]),
  );
}

test("a session and a gift are answered on the short way as on the long one", async () => {
  for (const callOf of [async () => session, async () => gift(await openSession())]) {
    const short = await ask(await callOf());
    const long = await askAtLength(await callOf());
    expect(short.isShort).toBe(true);
    expect(short.response.status).toBe(long.status);
    expect(headersOf(short.response)).toEqual(headersOf(long));
    expect(Object.keys(JSON.parse(short.text))).toEqual(Object.keys(await long.json()));
    const id = short.response.headers.get("x-request-id");
    expect(site.logged.filter(({ requestId }) => requestId === id)).toMatchObject([
      { msg: "request", method: "POST", status: 201 },
    ]);
  }
});

test("a payment and its notice on the short way bring a gift into the books once", async () => {
  const { donationId, next } = JSON.parse((await ask(gift(await openSession()))).text);
  const paymentId = String(next.url).split("/").at(-1);
  const paid = await ask({ path: `/api/sandbox/payments/${paymentId}/pay`, body: {} });
  expect([paid.isShort, paid.response.status]).toEqual([true, 200]);
  const body = JSON.stringify({ id: "evt_short", paymentId });
  const notice = {
    path: "/api/webhooks/sandbox",
    body,
    headers: { [signatureHeader]: sign(body, noticeSecretFrom(secret), new Date()) },
  };
  for (const told of [notice, notice]) {
    const { isShort, response } = await ask(told);
    expect([isShort, response.status]).toEqual([true, 200]);
  }
  const { rows } = await pool.query(
    "select status, (select count(*)::int from ledger_entries where donation_id = d.id) as entries from donations d where id = $1",
    [donationId],
  );
  expect(rows).toEqual([{ status: "COMPLETED", entries: 1 }]);
});

test("whatever is not as expected goes the long way and is answered as ever", async () => {
  const wrong: [Call, number][] = [
    [{ ...session, body: "{" }, 400],
    [{ ...session, body: { amountCents: 1, currency: "EUR" } }, 422],
    [{ ...session, headers: { "x-country": "KP", origin: "https://elsewhere.example" } }, 403],
    [{ ...session, headers: { "sec-fetch-site": "cross-site" } }, 403],
    [{ ...session, headers: { authorization: "Bearer oh_unknown" } }, 401],
    [{ ...session, headers: { cookie: "open-hand-session=nobody" } }, 201],
    [{ ...session, body: { ...session.body, note: "x".repeat(20_000) } }, 201],
    [gift("n".repeat(43)), 404],
    [gift(await openSession(), { method: "BANK_TRANSFER" }), 201],
    [{ path: "/api/webhooks/sandbox", body: { id: "evt_1", paymentId: "sbx_1" } }, 401],
    [{ path: "/api/sandbox/payments/sbx_unknown/pay", body: {} }, 404],
    [{ ...session, path: "/api/create-payment-intent?x=1" }, 201],
  ];
  for (const [call, status] of wrong) {
    const { response, isShort } = await ask(call);
    expect([call, response.status, isShort]).toEqual([call, status, false]);
  }
});

test("a try that is refused counts once, though the long way answers it", async () => {
  const from = { "x-forwarded-for": "203.0.113.77" };
  const clientSecret = await openSession();
  const key = digest(`giving:address:203.0.113.77`);
  const counted = async (): Promise<number> =>
    (await pool.query("select count from rate_limits where key_hash = $1", [key])).rows[0]?.count;
  await pool.query(
    "insert into rate_limits (key_hash, count, resets_at) values ($1, 2999, now() + interval '1 minute')",
    [key],
  );
  // Up to a tenth of the limit is counted in memory, and told with the first beyond it.
  for (let times = 0; times < 300; times++)
    await site.foundation.givingGuard.mayStart(
      { req: { header: (name) => new Headers(from).get(name) ?? undefined }, env: undefined },
      { clientSecret, email: "giver@example.org", amountCents: asCents(2500) },
    );
  const { response, isShort } = await ask({ ...gift(clientSecret), headers: from });
  expect([response.status, isShort]).toEqual([429, false]);
  expect(await counted()).toBe(2999 + 301);
  expect((await ask({ ...gift(clientSecret), headers: from })).response.status).toBe(429);
  expect(await counted()).toBe(2999 + 302);
});

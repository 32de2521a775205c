import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { donationBody } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
const mollie = await fakeMollie();
let server: Server;
let site: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  site = await testApp(pool, {
    renderer: ({ posted }) => Promise.resolve({ status: 200, html: `<!doctype html>${posted?.sentence}` }),
    env: {
      PAYMENT_PROVIDERS: "mollie",
      MOLLIE_API_KEY: mollie.settings.apiKey,
      MOLLIE_API_BASE: mollie.settings.apiBase,
    },
  });
  server = createServer(getRequestListener(site.app.fetch)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});
afterAll(async () => {
  server.close();
  await mollie.stop();
});
afterEach(() => mollie.ail(null));

const post = (path: string, body: object, language = "en"): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-language": language },
    body: JSON.stringify(body),
  });

async function gives(changes: object = {}, language = "en"): Promise<Response> {
  const opened = await post("/api/create-payment-intent", { amountCents: 2500, currency: "EUR" });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  return post("/api/donations", donationBody(clientSecret, changes), language);
}

test("a provider that cannot serve is asked once for one press: nobody waits for it twice", async () => {
  mollie.ail({ status: 503 });
  const before = mollie.asked.length;
  expect((await gives()).status).toBe(503);
  const payments = mollie.asked.slice(before).filter((call) => call.endsWith("/payments"));
  expect(payments).toEqual(["POST /v2/payments"]);
});

test.each([
  ["en", /^Online payments are unavailable .*nothing was charged.*bank transfer/],
  ["nl", /^Online betalen kan op dit moment niet.*overboeking.* \(unavailable\)$/],
  ["ar", /التحويل البنكي.* \(unavailable\)$/],
])("while none serves, the refusal names what can still be done, in %s", async (language, sentence) => {
  mollie.ail({ page: 502 });
  const refused = await gives({}, language);
  expect(refused.status).toBe(503);
  expect(await refused.text()).toMatch(sentence);
});

test("and that can be done: a gift by bank transfer is taken meanwhile", async () => {
  mollie.ail("cut");
  const taken = await gives({ method: "BANK_TRANSFER" });
  expect(taken.status).toBe(201);
  expect(await taken.json()).toMatchObject({ next: { url: expect.stringContaining("/donate/transfer/") } });
});

test("without JavaScript too", async () => {
  mollie.ail({ status: 503 });
  const form = new URLSearchParams({ form: "donate", amount: "25", email: "giver@example.org" });
  const answer = await site.app.request("/nl/donate", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toMatch(/Online betalen kan op dit moment niet.*overboeking/);
});

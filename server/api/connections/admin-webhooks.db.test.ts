import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startReceiver } from "#adapters/connections/receiver.fixtures.ts";
import { maxAtOnce } from "#adapters/postgres/connections/webhook-deliveries.ts";
import { messageTypes } from "#domain/connections/message-types.ts";
import type { DeliveryPage, ListedWebhook } from "#domain/connections/webhook.ts";
import { signInByLink, visitorOf, type TestVisitor } from "#server/auth/visitor.fixtures.ts";
import { composeWebhooks } from "#server/compose/connections/connections.ts";
import { readConfig } from "#server/config.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool);
const receiver = await startReceiver();
const webhooks = composeWebhooks(readConfig({ PUBLIC_URL: "http://open-hand.test" }), pool, {
  staff: () => Promise.resolve(["board@example.org"]),
  sending: receiver.sending,
});
let admin: TestVisitor;

beforeAll(async () => {
  admin = visitorOf(app);
  await signInByLink(admin, pool, "admin@example.org");
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  receiver.got.length = 0;
  receiver.manners.answer = (response) => response.end("thank you");
  await pool.query("delete from webhook_endpoints");
  await pool.query("delete from webhook_messages");
});

/** On the receiver of this test, which no person could choose: its address is this machine's. */
async function endpoint(types: readonly string[] = messageTypes): Promise<string> {
  const id = randomUUID();
  const body = { id, url: "https://hooks.example/hook", description: "Ours", types };
  const made = await admin.send("POST", "/api/admin/webhooks", body);
  expect(made.status).toBe(201);
  expect(await made.json()).toEqual({ secret: expect.stringMatching(/^whsec_/) });
  await pool.query("update webhook_endpoints set url = $2 where id = $1", [id, receiver.url]);
  return id;
}
const happens = async (type: string, times = 1) => {
  for (let time = 0; time < times; time += 1) await pool.query("select tell_webhooks($1, '{}')", [type]);
};
const logOf = async (id: string) =>
  (await (await admin.get(`/api/admin/webhooks/${id}/deliveries`)).json()) as DeliveryPage;
const told = () => receiver.got.map(({ body }) => JSON.parse(body) as { type: string; data: object });
const makeDue = () =>
  pool.query("update webhook_deliveries set next_attempt_at = now() - interval '1 second'");

describe("what happens is told", () => {
  test("with the fact, in its transaction, and not at all when that is undone", async () => {
    const id = await endpoint();
    const client = await pool.connect();
    await client.query("begin");
    await client.query("insert into anbi_publications (year, published_by, facts) values (2031, 'x', '{}')");
    await client.query("rollback");
    client.release();
    expect((await logOf(id)).deliveries).toEqual([]);
    await pool.query("insert into anbi_publications (year, published_by, facts) values (2030, 'x', '{}')");
    await webhooks.deliver();
    expect(told()).toMatchObject([{ type: "annual_accounts.published", version: 1, data: { year: 2030 } }]);
  });

  test("of a gift and what is sent back of it: sums and campaign, and nothing of its donor", async () => {
    await endpoint(["gift.settled", "gift.refunded", "monthly_gift.begun"]);
    const donor = giver(app, pool);
    const gift = await donor.gives({ donor: { email: "hidden@example.org", name: "Hidden Name" } });
    const [payment] = await donor.paymentsOf(gift);
    if (!payment) throw new Error("The gift has no payment");
    const { provider, paymentId } = payment;
    await app.request(`/api/sandbox/payments/${paymentId}/pay`, { method: "POST" });
    await foundation.giving.admin.follow({ provider, paymentId });
    const { donationId } = gift;
    for (const cents of [300, 200]) {
      const refund = { id: randomUUID(), donationId, cents, reason: "given twice" };
      expect((await admin.send("POST", "/api/admin/refunds", refund)).ok).toBe(true);
      await foundation.giving.admin.follow({ provider, paymentId });
    }
    await webhooks.deliver();
    const data = { giftId: donationId, amountCents: 2500, currency: "EUR", frequency: "ONE_TIME" };
    const facts = { ...data, campaignId: null };
    expect(told()).toHaveLength(3);
    for (const [type, movedCents] of [
      ["gift.settled", 2500],
      ["gift.refunded", 300],
      ["gift.refunded", 200],
    ] as const)
      expect(told()).toContainEqual(
        expect.objectContaining({ type, data: expect.objectContaining({ ...facts, movedCents }) }),
      );
    expect(JSON.stringify(told())).not.toMatch(/hidden/i);
  });

  test("of applications, decisions and publications, and only to those who asked for it", async () => {
    const some = await endpoint(["application.made"]);
    await endpoint(["application.decided", "post.published"]);
    await pool.query(
      `insert into partner_applications (id, organisation, contact_name, email, country, plan, language)
       values ('pa-hook', 'Bakery', 'Noor', 'noor@example.org', 'NL', 'Bread', 'nl')`,
    );
    await pool.query(
      `insert into application_events (application_kind, application_id, version, from_status, to_status, actor_id)
       values ('partner', 'pa-hook', 2, 'NEW', 'APPROVED', 'x')`,
    );
    await pool.query(
      "update content_items set sample = false, version = version + 1 where kind = 'post' and id = (select min(id) from content_items where kind = 'post')",
    );
    await webhooks.deliver();
    expect(
      told()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(["application.decided", "application.made", "post.published"]);
    expect(JSON.stringify(told())).not.toMatch(/Noor|Bakery/);
    expect((await logOf(some)).deliveries).toMatchObject([{ type: "application.made", state: "DONE" }]);
  });

  test("of monthly gifts that begin and end", async () => {
    await endpoint(["monthly_gift.ended"]);
    await pool.query(
      "update recurring_gifts set status = 'ENDED', ended_at = now(), ended_because = 'donor' where id = (select min(id) from recurring_gifts where status = 'ACTIVE')",
    );
    await webhooks.deliver();
    expect(told()).toMatchObject([{ type: "monthly_gift.ended", data: { dayOfMonth: expect.any(Number) } }]);
  });
});

describe("a message", () => {
  test("is tried again under its id until it is taken, with every attempt in the log", async () => {
    const id = await endpoint();
    await happens("gift.settled");
    receiver.manners.answer = (response) => response.writeHead(503).end("later");
    await webhooks.deliver();
    expect((await logOf(id)).webhook).toMatchObject({
      state: "ON",
      waiting: 1,
      failingSince: expect.any(String),
    });
    receiver.manners.answer = (response) => response.end("ok");
    await webhooks.deliver();
    expect(receiver.got).toHaveLength(1);
    await makeDue();
    await webhooks.deliver();
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const log = await logOf(id);
    expect(log.deliveries).toMatchObject([
      { state: "DONE", nextAttemptAt: null, attempts: [{ status: 200, excerpt: "ok" }, { status: 503 }] },
    ]);
    expect(log.webhook).toMatchObject({ failingSince: null, waiting: 0, lastTakenAt: expect.any(String) });
  });

  test("is sent by one instance alone, and few at once to each endpoint", async () => {
    await endpoint();
    await happens("post.published", 12);
    let [now, most] = [0, 0];
    receiver.manners.answer = (response) => {
      now += 1;
      most = Math.max(most, now);
      setImmediate(() => {
        now -= 1;
        response.end();
      });
    };
    await webhooks.deliver();
    expect(receiver.got).toHaveLength(12);
    expect(most).toBeLessThanOrEqual(maxAtOnce);
    await Promise.all([webhooks.deliver(), webhooks.deliver()]);
    expect(receiver.got).toHaveLength(12);
  });

  test("that nobody takes switches its endpoint off, and staff are told once", async () => {
    const id = await endpoint();
    await happens("gift.settled");
    receiver.manners.answer = (response) => response.writeHead(500).end();
    await pool.query(
      "update webhook_endpoints set failing_since = now() - interval '4 days'; update webhook_deliveries set attempts = 9",
    );
    await webhooks.deliver();
    expect(await logOf(id)).toMatchObject({ webhook: { state: "OFF" }, deliveries: [{ state: "FAILED" }] });
    const { rows } = await pool.query("select to_address from mail_outbox where kind = 'webhook-off'");
    expect(rows).toEqual([{ to_address: "board@example.org" }]);
    await happens("gift.settled");
    expect((await logOf(id)).deliveries).toHaveLength(1);
    await admin.send("POST", `/api/admin/webhooks/${id}/resumption`);
    expect((await logOf(id)).webhook).toMatchObject({ state: "ON", failingSince: null });
  });
});

describe("a person", () => {
  test("pauses and goes on; what happened meanwhile has waited", async () => {
    const id = await endpoint();
    await admin.send("POST", `/api/admin/webhooks/${id}/pause`);
    await happens("gift.settled");
    await webhooks.deliver();
    expect(receiver.got).toEqual([]);
    await admin.send("POST", `/api/admin/webhooks/${id}/resumption`);
    await webhooks.deliver();
    expect(told()).toMatchObject([{ type: "gift.settled" }]);
  });

  test("sends a test, one again, or all since a moment", async () => {
    const id = await endpoint();
    const asked = { id: randomUUID() };
    for (const _ of [1, 2]) await admin.send("POST", `/api/admin/webhooks/${id}/test`, asked);
    await webhooks.deliver();
    expect(told()).toMatchObject([{ type: "webhook.test" }]);
    const [delivery] = (await logOf(id)).deliveries;
    const path = `/api/admin/webhooks/${id}`;
    expect((await admin.send("POST", `${path}/deliveries/${delivery?.id}/resending`)).status).toBe(200);
    await webhooks.deliver();
    expect(receiver.got).toHaveLength(2);
    const since = await admin.send("POST", `${path}/resending`, { since: "2026-01-01T00:00:00Z" });
    expect(await since.json()).toEqual({ resent: 1 });
    await webhooks.deliver();
    expect(receiver.got).toHaveLength(3);
    expect((await admin.send("POST", `${path}/deliveries/999999999/resending`)).status).toBe(404);
  });

  test("changes the secret, and for a day both sign", async () => {
    const id = await endpoint();
    const changed = await admin.send("POST", `/api/admin/webhooks/${id}/secret`);
    expect(await changed.json()).toEqual({ secret: expect.stringMatching(/^whsec_/) });
    await happens("gift.settled");
    await webhooks.deliver();
    const signatures = () => String(receiver.got.at(-1)?.headers["webhook-signature"]).split(" ");
    expect(signatures()).toHaveLength(2);
    await pool.query("update webhook_endpoints set old_secret_until = now()");
    await happens("gift.settled");
    await webhooks.deliver();
    expect(signatures()).toHaveLength(1);
    const { rows } = await pool.query<{ secret: Buffer }>("select secret from webhook_endpoints");
    expect(rows[0]?.secret.toString()).not.toContain("whsec_");
  });

  test("changes and removes an endpoint, and is told what is wrong with an address", async () => {
    const id = await endpoint();
    const wish = { url: "https://example.org/other", description: "", types: ["gift.settled"] };
    const path = `/api/admin/webhooks/${id}`;
    expect((await admin.send("PUT", path, wish)).status).toBe(200);
    const wrong = await admin.send("PUT", path, { ...wish, url: "http://example.org" });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("https://")]);
    expect((await (await admin.get("/api/admin/webhooks")).json()) as ListedWebhook[]).toMatchObject([wish]);
    expect((await admin.send("DELETE", path)).status).toBe(200);
    expect((await admin.get(`${path}/deliveries`)).status).toBe(404);
  });
});

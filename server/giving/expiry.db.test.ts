import { beforeAll, expect, test } from "vitest";
import { noticeSecretFrom, sign, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import { setSandboxOutOfOrder } from "#adapters/payments/sandbox/outage.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase();
const env = { SESSION_SECRET: "x".repeat(32) };
let running: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  running = await testApp(pool, { env, seed: false });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  running.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

async function startedAgo(hours: number) {
  const session = await post("/api/create-payment-intent", { amountCents: 2500, currency: "EUR" });
  const { clientSecret } = await session.json();
  const gift = { clientSecret, amountCents: 2500, currency: "EUR", frequency: "ONE_TIME", coverFees: false };
  const answer = await post("/api/donations", { ...gift, donor: { email: "a@example.org" }, language: "en" });
  const { donationId, next } = await answer.json();
  await pool.query(
    "update donations set created_at = created_at - make_interval(hours => $2) where id = $1",
    [donationId, hours],
  );
  await pool.query(
    "update payment_attempts set claimed_until = claimed_until - make_interval(hours => $2) where donation_id = $1",
    [donationId, hours],
  );
  return { donationId, clientSecret, paymentId: next.url.split("/").at(-1) as string };
}
type Started = Awaited<ReturnType<typeof startedAgo>>;

const act = async ({ paymentId }: Started, action: string) =>
  (await post(`/api/sandbox/payments/${paymentId}/${action}`, {})).status;
const notify = async ({ paymentId }: Started) => {
  const body = JSON.stringify({ id: `evt_${paymentId}`, paymentId });
  const signature = sign(body, noticeSecretFrom(env.SESSION_SECRET), new Date());
  expect((await post("/api/webhooks/sandbox", body, { [signatureHeader]: signature })).status).toBe(200);
};
const statusOf = async ({ donationId }: Started): Promise<string> =>
  (await pool.query("select status from donations where id = $1", [donationId])).rows[0].status;
const expire = () => running.foundation.giving.expireAbandoned();

test("a gift nobody paid within a day has failed, nobody can pay it any more, and the provider's notice agrees", async () => {
  const [old, young] = [await startedAgo(25), await startedAgo(23)];
  await expire();
  expect([await statusOf(old), await statusOf(young)]).toEqual(["FAILED", "PENDING"]);
  expect(await act(old, "pay")).toBe(409);
  await notify(old);
  expect(await statusOf(old)).toBe("FAILED");
});

test("a gift that was paid unheard is a gift, not a failure", async () => {
  const paid = await startedAgo(30);
  expect(await act(paid, "pay")).toBe(200);
  await expire();
  expect(await statusOf(paid)).toBe("COMPLETED");
});

test("a gift whose donor tried again lately is left alone", async () => {
  const old = await startedAgo(30);
  await pool.query("update payment_attempts set claimed_until = now() where donation_id = $1", [
    old.donationId,
  ]);
  await expire();
  expect(await statusOf(old)).toBe("PENDING");
});

test("while the provider cannot be asked nothing expires", async () => {
  const old = await startedAgo(30);
  setSandboxOutOfOrder(true);
  await expire();
  setSandboxOutOfOrder(false);
  expect(await statusOf(old)).toBe("PENDING");
  await expire();
  expect(await statusOf(old)).toBe("FAILED");
});

test("a try that never reached a provider has failed too", async () => {
  const old = await startedAgo(30);
  await pool.query(
    "update payment_attempts set provider = null, payment_id = null, next = null where donation_id = $1",
    [old.donationId],
  );
  await expire();
  expect(await statusOf(old)).toBe("FAILED");
});

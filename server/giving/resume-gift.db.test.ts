import { beforeAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
let running: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  running = await testApp(pool);
});

async function startedBy(visitor: TestVisitor) {
  const session = await visitor.send("POST", "/api/create-payment-intent", {
    amountCents: 2500,
    currency: "EUR",
  });
  const { clientSecret } = await session.json();
  const gift = { clientSecret, amountCents: 2500, currency: "EUR", frequency: "ONE_TIME", coverFees: false };
  const donor = { donor: { email: "a@example.org" }, language: "en" };
  const answer = await visitor.send("POST", "/api/donations", { ...gift, ...donor });
  return { clientSecret, body: { ...gift, ...donor }, started: await answer.json() };
}
const payments = async (): Promise<number> =>
  (await pool.query("select count(*)::int as n from sandbox_payments")).rows[0].n;

test("the link leads another browser back to the same gift, and there is no second payment", async () => {
  const { clientSecret, body, started } = await startedBy(visitorOf(running.app));
  const other = visitorOf(running.app);
  const before = await payments();
  for (const path of ["/donate", "/ar/donate"]) {
    const asked = await visitorOf(running.app).get(`${path}?resume=${clientSecret}`);
    expect([asked.status, asked.headers.get("set-cookie")], "nothing is taken over unasked").toEqual([
      200,
      null,
    ]);
    const page = await asked.text();
    expect(page).toContain("a•••@example.org");
    expect(page).not.toContain("a@example.org");

    const answer = await other.post(`${path}/resume`, { secret: clientSecret });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${path}?resumed=true`);
    const own = await other.get(`${path}?resume=${clientSecret}`);
    expect(own.headers.get("location"), "the browser that has it goes straight on").toBe(
      `${path}?resumed=true`,
    );
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  }
  const current = await (await other.get("/api/donations/current")).json();
  expect(current).toMatchObject({ donationId: started.donationId, status: "PENDING", clientSecret });
  expect(await (await other.send("POST", "/api/donations", body)).json()).toEqual(started);
  expect(await payments()).toBe(before);
  expect(JSON.stringify(running.logged)).not.toContain(clientSecret);
});

test("without JavaScript the same gift is gone on with, even after its session has expired", async () => {
  const { clientSecret, started } = await startedBy(visitorOf(running.app));
  await pool.query("update payment_sessions set expires_at = now()");
  const other = visitorOf(running.app);
  const form = {
    amount: "25",
    frequency: "ONE_TIME",
    email: "a@example.org",
    openedAt: "1",
    resume: clientSecret,
  };
  const answer = await other.post("/donate", form);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(started.next.url);
});

test("a link nobody was given is an empty form", async () => {
  const answer = await visitorOf(running.app).get(`/donate?resume=${"x".repeat(43)}`);
  expect(answer.headers.get("location")).toBe("/donate");
  expect(answer.headers.get("set-cookie")).toBeNull();
  const posted = await visitorOf(running.app).post("/donate/resume", { secret: "x".repeat(43) });
  expect([posted.headers.get("location"), posted.headers.get("set-cookie")]).toEqual(["/donate", null]);
});

test("a gift that has been paid is shown as such, and its secret is not told again", async () => {
  const visitor = visitorOf(running.app);
  const { started } = await startedBy(visitor);
  await visitor.send("POST", `/api/sandbox/payments/${started.next.url.split("/").at(-1)}/pay`, {});
  await running.foundation.giving.catchUpWithPayments(new Date());
  const current = await (await visitor.get("/api/donations/current")).json();
  expect(current.status).toBe("COMPLETED");
  expect(current.clientSecret).toBeUndefined();
});

test("a signed-in donor finds their own gift after paying, and nobody else does", async () => {
  const donor = visitorOf(running.app);
  await donor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  const { clientSecret, started } = await startedBy(donor);
  expect(await (await donor.get("/api/donations/current")).json()).toMatchObject({
    donationId: started.donationId,
  });
  const stranger = await visitorOf(running.app).get(`/donate?resume=${clientSecret}`);
  expect(stranger.headers.get("location")).toBe("/donate");
});

test("some days after a gift was paid, or long after it was left, its secret opens nothing any more", async () => {
  for (const [column, days] of [
    ["paid_at", 8],
    ["created_at", 61],
  ] as const) {
    const { clientSecret, started } = await startedBy(visitorOf(running.app));
    const { donationId, next } = started as { donationId: string; next: { url: string } };
    if (column === "paid_at") {
      const paymentId = next.url.split("/").at(-1) ?? "";
      await visitorOf(running.app).send("POST", `/api/sandbox/payments/${paymentId}/pay`, {});
      const report = await running.foundation.giving.payments.fetch({ provider: "sandbox", paymentId });
      if (typeof report === "object") await running.foundation.giving.settle(report);
    }
    const look = async () =>
      (await visitorOf(running.app).get(`/api/donations/${donationId}?clientSecret=${clientSecret}`)).status;
    expect(await look()).toBe(200);
    const client = await owner.connect();
    // The guard keeps a paid gift's day as it is, so this is done behind its back.
    await client.query("set session_replication_role = replica");
    await client.query(
      `update donations set ${column} = now() - make_interval(days => ${days}) where id = $1`,
      [donationId],
    );
    await client.query("set session_replication_role = default");
    client.release();
    expect(await look()).toBe(404);
    const other = visitorOf(running.app);
    expect((await other.get(`/donate?resume=${clientSecret}`)).headers.get("location")).toBe("/donate");
  }
});

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noticeSecretFrom, sign, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import { bitsOf, proofHeader } from "#domain/giving/risk/proof-of-work.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { workFor } from "#testing/giver.ts";
import { visitorOf, type TestVisitor } from "../auth/visitor.fixtures.ts";
import { startLimits } from "./giving-guard.ts";

const { pool, owner: databaseOwner } = await testDatabase("demonstration");
const env = {
  SESSION_SECRET: "x".repeat(32),
  TRUST_PROXY: "1",
  ADMIN_EMAILS: "admin@example.org,boss@example.org",
};
let running: Awaited<ReturnType<typeof testApp>>;
let staff: TestVisitor;

beforeAll(async () => {
  running = await testApp(pool, { env });
  staff = visitorOf(running.app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
});
beforeEach(async () => {
  await databaseOwner.query("truncate giving_origins, rate_limits, payment_pauses, mail_outbox");
});

type Headers = Record<string, string>;
let people = 0;
/** Somebody new, in a network of their own. */
const someone = () => ({ email: `p${++people}@example.org`, address: `10.${people >> 8}.${people & 255}.1` });
type Person = ReturnType<typeof someone>;

const post = (path: string, body: unknown, headers: Headers = {}) =>
  running.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const openSession = async ({ address }: Person): Promise<string> => {
  const body = { amountCents: 2500, currency: "EUR" };
  return (await (await post("/api/create-payment-intent", body, { "x-forwarded-for": address })).json())
    .clientSecret;
};
const start = ({ email, address }: Person, clientSecret: string, headers: Headers = {}) =>
  post(
    "/api/donations",
    {
      clientSecret,
      amountCents: 2500,
      currency: "EUR",
      frequency: "ONE_TIME",
      coverFees: false,
      donor: { email },
      language: "en",
    },
    { "x-forwarded-for": address, ...headers },
  );

/** As another instance counted it. */
const useUp = (key: string, { most, windowSeconds }: (typeof startLimits)["address"]) =>
  pool.query(
    "insert into rate_limits values (sha256(convert_to($1, 'UTF8')), $2, now() + make_interval(secs => $3))",
    [key, most, windowSeconds],
  );
/** A tenth of a generous limit is counted in memory. */
async function startUntilRefused(person: Person, secret: string): Promise<Response> {
  let answer = await start(person, secret);
  for (let time = 0; time < startLimits.emailHere.most / 10 && answer.status === 201; time++)
    answer = await start(person, secret);
  return answer;
}

async function decide(answer: Response, action: "pay" | "decline"): Promise<void> {
  const { next } = await answer.json();
  const paymentId = next.url.split("/").at(-1) as string;
  expect((await post(`/api/sandbox/payments/${paymentId}/${action}`, {})).status).toBe(200);
  const body = JSON.stringify({ id: `evt_${action}_${paymentId}`, paymentId });
  const signature = sign(body, noticeSecretFrom(env.SESSION_SECRET), new Date());
  expect((await post("/api/webhooks/sandbox", body, { [signatureHeader]: signature })).status).toBe(200);
}

/** Declined so many times, each time with a form of their own, doing whatever work is asked for. */
async function fail(person: Person, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const secret = await openSession(person);
    let answer = await start(person, secret);
    if (answer.status === 428) answer = await start(person, secret, workFor(answer.headers));
    expect(answer.status).toBe(201);
    await decide(answer, "decline");
  }
}

/** Twice for real, and each of the two four more times: doing the work for them takes long. */
async function failFiveTimesAsOften(person: Person): Promise<void> {
  await fail(person, 2);
  await pool.query(
    `insert into declined_cards (provider, decline_id, attempt_id, at)
     select card.provider, decline_id || again, attempt_id, at
     from declined_cards card join payment_attempts a on a.id = card.attempt_id
       join donations d on d.id = a.donation_id, generate_series(1, 4) as again
     where donor_email = $1 and decline_id like '%-declined' on conflict do nothing`,
    [person.email],
  );
}

const paymentsOpened = async (): Promise<number> =>
  (await pool.query("select count(*)::int as n from sandbox_payments")).rows[0].n;

describe("after failed payments", () => {
  test("work is asked for before any provider is, and is good once and for one form", async () => {
    const person = someone();
    await fail(person, 2);
    const secret = await openSession(person);
    const before = await paymentsOpened();
    const asked = await start(person, secret);
    expect(asked.status).toBe(428);
    expect(await asked.text()).not.toMatch(/declin|card number|funds/i);
    expect(await paymentsOpened()).toBe(before);

    const work = workFor(asked.headers);
    expect((await start(person, await openSession(person), work)).status).toBe(428);
    expect((await start(person, secret, work)).status).toBe(201);
    expect((await start(person, secret, work)).status).toBe(428);
  });

  test("another address with the same mailbox is the same person, and a stranger is not", async () => {
    const person = someone();
    await fail(person, 2);
    const elsewhere = { ...someone(), email: person.email.toUpperCase() };
    expect((await start(elsewhere, await openSession(elsewhere))).status).toBe(428);
    const stranger = someone();
    expect((await start(stranger, await openSession(stranger))).status).toBe(201);
  });

  test("a restart and another instance remember", async () => {
    const person = someone();
    await fail(person, 2);
    const before = running;
    running = await testApp(pool, { env });
    const secret = await openSession(person);
    const asked = await start(person, secret);
    expect(asked.status).toBe(428);
    // The challenge of one instance is good at the other, as long as they share the session secret.
    running = before;
    expect((await start(person, secret, workFor(asked.headers))).status).toBe(201);
  });

  test("past the limit everybody waits, and is told for how long", async () => {
    const person = someone();
    await failFiveTimesAsOften(person);
    const refused = await start(person, await openSession(person));
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(await refused.text()).toContain("Please wait 60 minutes");
  });

  test("without JavaScript time takes the place of work", async () => {
    const person = someone();
    await failFiveTimesAsOften(person);
    await pool.query("delete from declined_cards where decline_id ~ '-declined[34]$'");
    const send = () =>
      running.app.request("/donate", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": person.address },
        body: `amount=25&frequency=ONE_TIME&openedAt=1&email=${encodeURIComponent(person.email)}`,
      });
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(360);
    await pool.query("update declined_cards set at = at - interval '7 minutes'");
    expect((await send()).status).toBe(303);
  });

  test("a provider that cannot serve is nobody's failure", async () => {
    const person = someone();
    const secret = await openSession(person);
    const { donationId } = await (await start(person, secret)).json();
    await pool.query(
      `insert into donation_events (donation_id, from_status, to_status, attempt_id)
       select $1, 'PENDING', 'FAILED', 'attempt-without-payment' from generate_series(1, 5)`,
      [donationId],
    );
    expect((await start(person, secret)).status).toBe(201);
  });
});

test("a flood from one form is told when to come back", async () => {
  const person = someone();
  const secret = await openSession(person);
  await useUp(`giving:clientSecret:${secret}`, startLimits.clientSecret);
  const refused = await startUntilRefused(person, secret);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("an attack", () => {
  const attack = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const person = someone();
      await decide(await start(person, await openSession(person)), "decline");
    }
  };

  test("switches payments off by itself, tells staff once, and staff can end it", async () => {
    // What other tests declined is an hour ago.
    await pool.query("update declined_cards set at = at - interval '2 hours'");
    const { watchForAttack } = running.foundation;
    await attack(40);
    expect(await watchForAttack()).toEqual([]);
    await attack(1);
    const begun = await Promise.all([watchForAttack(), watchForAttack(), watchForAttack()]);
    expect(begun.flat()).toMatchObject([{ provider: "sandbox", failures: 41 }]);

    const donor = someone();
    // A form still opens, because gifts may come by bank transfer.
    for (const secret of [await openSession(donor), "x".repeat(43)]) {
      const answer = await start(donor, secret);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("unavailable");
    }
    const mails = await pool.query(
      "select to_address from mail_outbox where kind = 'payment-pause' order by 1",
    );
    expect(mails.rows.map(({ to_address }) => to_address)).toEqual(["admin@example.org", "boss@example.org"]);
    const today = await (await staff.get("/api/admin/today")).json();
    expect(new Date(today.paymentsPausedUntil).getTime()).toBeGreaterThan(Date.now() + 29 * 60_000);
    const [pause, ...more] = await (await staff.get("/api/admin/payment-pauses")).json();
    expect(pause).toMatchObject({ provider: "sandbox", failures: 41 });
    expect(more).toEqual([]);

    const path = `/api/admin/payment-pauses/${pause.id}`;
    expect((await visitorOf(running.app).get("/api/admin/payment-pauses")).status).toBe(401);
    expect((await visitorOf(running.app).send("DELETE", path)).status).toBe(401);
    expect((await staff.send("DELETE", path)).status).toBe(200);
    expect((await staff.send("DELETE", path)).status).toBe(404);
    expect((await staff.send("DELETE", "/api/admin/payment-pauses/nonsense")).status).toBe(404);
    expect((await start(donor, await openSession(donor))).status).toBe(201);
    // What happened before the end does not throw the switch again.
    expect(await watchForAttack()).toEqual([]);
    const { rows } = await pool.query(
      "select actor_role from audit_log where action = 'payment_pause.ended'",
    );
    expect(rows).toEqual([{ actor_role: "STAFF" }]);
  }, 60_000);

  test("is none when most payments go through", async () => {
    await pool.query("insert into payment_pauses (until, failures, ended_at) values (now(), 0, now())");
    await attack(41);
    for (let time = 0; time < 11; time++) {
      const person = someone();
      await decide(await start(person, await openSession(person)), "pay");
    }
    expect(await running.foundation.watchForAttack()).toEqual([]);
  }, 60_000);

  test("is none when it comes from a few addresses, which the guard knows by then", async () => {
    await pool.query("insert into payment_pauses (until, failures, ended_at) values (now(), 0, now())");
    const places = [someone(), someone(), someone()].map(({ address }) => address);
    for (let time = 0; time < 45; time++) {
      const person = { ...someone(), address: places[time % 3] as string };
      await decide(await start(person, await openSession(person)), "decline");
    }
    expect(await running.foundation.watchForAttack()).toEqual([]);
  }, 60_000);
});

describe("in somebody's name", () => {
  test("failures elsewhere cost the owner of a mailbox a moment's work, and never time", async () => {
    const owner = someone();
    for (let time = 0; time < 2; time++)
      await failFiveTimesAsOften({ ...someone(), email: owner.email, address: `10.9.9.${time}` });
    const secret = await openSession(owner);
    const asked = await start(owner, secret);
    expect(asked.status).toBe(428);
    expect(bitsOf(asked.headers.get(proofHeader) ?? "")).toBe(15);
    expect((await start(owner, secret, workFor(asked.headers))).status).toBe(201);
  });

  test("nobody uses up what the owner of a mailbox may start", async () => {
    const owner = someone();
    const stranger = { ...someone(), email: owner.email };
    expect((await start(stranger, await openSession(stranger))).status).toBe(201);
    await useUp(`giving:email:${stranger.email} ${stranger.address}`, startLimits.emailHere);
    expect((await startUntilRefused(stranger, await openSession(stranger))).status).toBe(429);
    expect((await start(owner, await openSession(owner))).status).toBe(201);
  });

  test("a form that is sent under another mailbox leaves its failures where they are", async () => {
    const tester = someone();
    const victim = someone();
    await fail(tester, 1);
    const secret = await openSession(tester);
    await decide(await start(tester, secret), "decline");
    expect((await start({ ...victim, address: tester.address }, secret)).status).toBe(201);
    expect((await start(victim, await openSession(victim))).status).toBe(201);
    expect((await start(tester, await openSession(tester))).status).toBe(428);
  });
});

test("a start under a secret nobody gave out is refused and leaves nothing", async () => {
  const person = someone();
  for (let time = 0; time < 5; time++)
    expect((await start(person, String(time).repeat(43))).status).toBe(404);
  const kept = await pool.query(
    "select (select count(*)::int from giving_origins) as origins, (select count(*)::int from rate_limits) as counts",
  );
  expect(kept.rows).toEqual([{ origins: 0, counts: 0 }]);
});

test("a start that is refused is not remembered", async () => {
  const person = someone();
  await fail(person, 2);
  const elsewhere = { ...someone(), email: person.email };
  expect((await start(elsewhere, await openSession(elsewhere))).status).toBe(428);
  const { rows } = await pool.query("select count(*)::int as n from giving_origins");
  expect(rows).toEqual([{ n: 2 }]);
});

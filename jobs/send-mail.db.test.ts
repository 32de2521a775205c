import { afterEach, beforeEach, expect, test } from "vitest";
import { loopbackSmtp, type LoopbackSmtp, type Manner } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { smtpTransport, type SmtpTransport } from "#adapters/mail/smtp.ts";
import { listDeadMail } from "#adapters/postgres/mail/dead-mail.fixtures.ts";
import { deadMail } from "#adapters/postgres/mail/dead-mail.ts";
import { queueMail, storedOutbox } from "#adapters/postgres/mail/outbox.ts";
import { deliverDueMail } from "#domain/mail/deliver-mail.ts";
import { sampleFrame, sampleLetter } from "#domain/mail/letter.fixtures.ts";
import { prepareMail } from "#domain/mail/prepare-mail.ts";
import { testDatabase } from "#testing/database.ts";

/* End to end: a real database, a misbehaving mail server on this machine, and a manual clock. */
const { pool, owner } = await testDatabase();
const minuteMs = 60_000;

let now: number;
let server: LoopbackSmtp;
let transports: SmtpTransport[];

beforeEach(async () => {
  await owner.query("truncate mail_outbox");
  now = Date.now() + minuteMs;
  server = await loopbackSmtp();
  transports = [];
});
afterEach(async () => {
  for (const transport of transports) transport.close({ abandon: true });
  await server.stop();
});

/** The mail part of one instance. */
function instance() {
  const transport = smtpTransport({ smtpUrl: server.url, from: "post@openhand.example" }, 5);
  transports.push(transport);
  return deliverDueMail(
    {
      outbox: storedOutbox(pool),
      transport,
      prepare: prepareMail({
        frame: (language) => Promise.resolve(sampleFrame(language)),
        letters: {},
        papers: {},
      }),
      clock: () => new Date(now),
      pause: () => Promise.resolve(),
      report: () => {},
    },
    5,
  );
}

const queueReceipts = async (count: number): Promise<void> => {
  for (let place = 0; place < count; place += 1) {
    await queueMail(pool, {
      kind: "gift-receipt",
      cause: `d${place}`,
      to: `donor${place}@example.org`,
      language: "en",
      letter: sampleLetter(),
    });
  }
};

type Deliver = ReturnType<typeof instance>;

/** Works like the worker, and rests while the server is unavailable. */
async function workFor(minutes: number, instances: Deliver[], stepMinutes = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute += stepMinutes) {
    await Promise.all(instances.map(workUntilIdle));
    now += stepMinutes * minuteMs;
  }
}

async function workUntilIdle(deliverDue: Deliver): Promise<void> {
  for (;;) {
    const { handled, unavailable } = await deliverDue();
    if (handled === 0 || unavailable) return;
  }
}

const states = async (): Promise<Record<string, number>> => {
  const { rows } = await pool.query("select state, count(*) as count from mail_outbox group by state");
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const receivers = () => server.received.flatMap(({ to }) => to);

async function restart(manner: Manner = "accept"): Promise<void> {
  const { port } = server;
  await server.stop();
  const kept = server.received;
  server = await loopbackSmtp({ port, manner });
  server.received.unshift(...kept);
}

test("an hour without a mail server loses nothing and sends nothing twice", async () => {
  const instances = [instance(), instance()];
  await queueReceipts(10);
  const { port } = server;
  await server.stop();
  await workFor(60, instances, 5);
  expect(await states()).toEqual({ QUEUED: 10 });
  expect((await deadMail(pool).counts()).lastError).toBe("server_unreachable ECONNREFUSED");

  server = await loopbackSmtp({ port });
  await workFor(2, instances);
  expect(await states()).toEqual({ SENT: 10 });
  expect(receivers().toSorted()).toEqual(
    Array.from({ length: 10 }, (_, place) => `donor${place}@example.org`).toSorted(),
  );
});

test.each<Manner>(["refuse_sender", "vanish_before_greeting"])(
  "an hour of a server that answers %s to everyone loses nothing either",
  async (manner) => {
    const deliver = instance();
    await queueReceipts(3);
    server.setManner(manner);
    await workFor(60, [deliver], 10);
    server.setManner("accept");
    await workFor(2, [deliver]);
    expect(await states()).toEqual({ SENT: 3 });
    expect(new Set(receivers()).size).toBe(3);
    expect(server.received).toHaveLength(3);
  },
);

test("a server that says 'later' is asked after 1, 5, 15, 60 minutes, and then takes it once", async () => {
  const deliver = instance();
  await queueReceipts(1);
  server.setManner("defer_message");
  const asked: number[] = [];
  for (let minute = 0; minute < 120; minute += 1) {
    const before = server.offers();
    await workFor(1, [deliver]);
    if (server.offers() > before) asked.push(minute);
  }
  expect(asked).toEqual([0, 1, 6, 21, 81]);

  server.setManner("accept");
  await workFor(180, [deliver]);
  expect(server.received).toHaveLength(1);
  expect(await states()).toEqual({ SENT: 1 });
});

test("a mail that is never taken ends with the staff after some days, and goes when they try again", async () => {
  const deliver = instance();
  await queueReceipts(1);
  server.setManner("defer_recipient");
  for (let hour = 0; hour < 24 * 5; hour += 1) {
    await workUntilIdle(deliver);
    now += 60 * minuteMs;
  }
  const [letter] = await listDeadMail(pool);
  expect(letter).toMatchObject({ attempts: 9, error: "recipient_deferred 450 4.2.0" });

  server.setManner("accept");
  await deadMail(pool).retry(String(letter?.["id"]), new Date(now));
  await workFor(1, [deliver]);
  expect(receivers()).toEqual(["donor0@example.org"]);
});

test("a mailbox that does not exist is not tried twice, and its address is in no error", async () => {
  const deliver = instance();
  await queueReceipts(1);
  server.setManner("refuse_recipient");
  await workFor(10, [deliver]);
  expect(server.offers()).toBe(1);
  expect(await listDeadMail(pool)).toMatchObject([
    { to: "donor0@example.org", error: "recipient_refused 550 5.1.1" },
  ]);
});

test("an accepted mail whose connection breaks right after is not sent again", async () => {
  const deliver = instance();
  await queueReceipts(3);
  server.setManner("accept_and_hang_up");
  await workFor(30, [deliver]);
  expect(receivers()).toHaveLength(3);
  expect(await states()).toEqual({ SENT: 3 });
});

test("a server that keeps a mail without saying so gets it again under the same Message-ID", async () => {
  const deliver = instance();
  await queueReceipts(1);
  server.setManner("keep_and_vanish");
  await workFor(1, [deliver]);
  expect(await states()).toEqual({ QUEUED: 1 });

  await restart();
  await workFor(2, [deliver]);
  expect(server.received).toHaveLength(2);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await states()).toEqual({ SENT: 1 });
});

test("four instances work a backlog off together, each mail once", async () => {
  await queueReceipts(60);
  await workFor(1, [instance(), instance(), instance(), instance()]);
  expect(receivers()).toHaveLength(60);
  expect(new Set(receivers()).size).toBe(60);
  expect(await states()).toEqual({ SENT: 60 });
});

import { expect, test } from "vitest";
import { deliverDueMail, type DeliveryEvent } from "./deliver-mail.ts";
import { sampleFrame, sampleLetter } from "./letter.fixtures.ts";
import type { MailMessage } from "./mail.ts";
import type { ClaimedMail, Outbox, SendOutcome, Settlement } from "./ports.ts";
import { prepareMail, type PrepareNeeds } from "./prepare-mail.ts";

const now = new Date("2026-11-14T09:00:00Z");

const claimed = (changes: Partial<ClaimedMail> = {}): ClaimedMail => ({
  id: "m1",
  kind: "gift-receipt",
  cause: "d1",
  to: "noor@example.org",
  language: "en",
  letter: sampleLetter(),
  attachments: [],
  forgetOnceSent: false,
  expiresAt: null,
  attempts: 1,
  leaseUntil: now,
  ...changes,
});

/** An outbox that returns these mails once; its database is unavailable for the first settlements. */
function outboxWith(mails: ClaimedMail[], awayFor = 0) {
  const settled: Record<string, Settlement> = {};
  let away = awayFor;
  const outbox: Outbox = {
    claim: (most) => Promise.resolve(mails.splice(0, most)),
    settle: (mail, settlement) => {
      if (away-- > 0) return Promise.reject(new Error("database away"));
      settled[mail.id] = settlement;
      return Promise.resolve("settled");
    },
  };
  return { outbox, settled };
}

type Circumstances = {
  outcome?: SendOutcome;
  letters?: PrepareNeeds["letters"];
  papers?: PrepareNeeds["papers"];
};

function postOffice(
  store: ReturnType<typeof outboxWith>,
  { outcome = { kind: "accepted" }, letters = {}, papers = {} }: Circumstances = {},
) {
  const sent: MailMessage[] = [];
  const pauses: number[] = [];
  const events: DeliveryEvent[] = [];
  const frame = () => Promise.resolve(sampleFrame());
  const deliver = deliverDueMail(
    {
      outbox: store.outbox,
      transport: { send: (message) => Promise.resolve((sent.push(message), outcome)) },
      prepare: prepareMail({ frame, letters, papers }),
      clock: () => now,
      pause: (ms) => Promise.resolve(pauses.push(ms)),
      report: (event) => events.push(event),
    },
    5,
  );
  return { deliver, sent, pauses, events };
}

test("a queued letter is sent with its papers and settled", async () => {
  const store = outboxWith([claimed({ attachments: [{ name: "receipt.pdf", kind: "receipt", id: "r1" }] })]);
  const paper = { contentType: "application/pdf", content: new Uint8Array([1]) };
  const { deliver, sent } = postOffice(store, { papers: { receipt: () => Promise.resolve(paper) } });

  expect(await deliver()).toEqual({ handled: 1, unavailable: false });
  expect(sent[0]).toMatchObject({ id: "m1", to: "noor@example.org", subject: "Your receipt" });
  expect(sent[0]?.attachments).toEqual([{ name: "receipt.pdf", ...paper }]);
  expect(store.settled).toEqual({ m1: { state: "SENT", at: now } });
});

test("words can be made at sending time from what caused the mail", async () => {
  const store = outboxWith([claimed({ letter: null })]);
  const letters = {
    "gift-receipt": (cause: string) => Promise.resolve(sampleLetter({ subject: `Gift ${cause}` })),
  };
  const { deliver, sent } = postOffice(store, { letters });

  await deliver();
  expect(sent[0]?.subject).toBe("Gift d1");
});

test("when the cause is gone nothing is sent and nothing is kept", async () => {
  const store = outboxWith([claimed({ letter: null })]);
  const { deliver, sent } = postOffice(store, { letters: { "gift-receipt": () => Promise.resolve(null) } });

  await deliver();
  expect(sent).toEqual([]);
  expect(store.settled).toEqual({ m1: { state: "FORGOTTEN" } });
});

test("a mail that cannot be made waits and does not hold up the others", async () => {
  const store = outboxWith([claimed({ letter: { not: "a letter" } }), claimed({ id: "m2" })]);
  const { deliver, sent, events } = postOffice(store);

  expect(await deliver()).toEqual({ handled: 2, unavailable: false });
  expect(sent.map(({ id }) => id)).toEqual(["m2"]);
  expect(store.settled["m1"]).toMatchObject({ state: "QUEUED", error: "surprise" });
  expect(events.filter(({ event }) => event === "mail_surprise")).toHaveLength(1);
});

test("an expired sign-in link never leaves", async () => {
  const store = outboxWith([claimed({ expiresAt: now })]);
  const { deliver, sent } = postOffice(store);

  await deliver();
  expect(sent).toEqual([]);
  expect(store.settled).toEqual({ m1: { state: "DEAD", error: "expired" } });
});

test("a mail that was taken is not sent again because the database was away for a moment", async () => {
  const store = outboxWith([claimed()], 3);
  const { deliver, sent, pauses } = postOffice(store);

  await deliver();
  expect(sent).toHaveLength(1);
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
  expect(store.settled).toEqual({ m1: { state: "SENT", at: now } });
});

test("a database that stays away is a surprise, told after every mail of the round has ended", async () => {
  const store = outboxWith([claimed()], 6);
  const { deliver, pauses } = postOffice(store);

  await expect(deliver()).rejects.toThrow("database away");
  expect(pauses).toHaveLength(5);
});

test("the worker hears that the mail server cannot be reached", async () => {
  const store = outboxWith([claimed()]);
  const { deliver, events } = postOffice(store, {
    outcome: { kind: "unavailable", reason: "server_unreachable ECONNREFUSED" },
  });

  expect(await deliver()).toEqual({ handled: 1, unavailable: true });
  expect(events).toEqual([
    {
      event: "mail_settled",
      mailId: "m1",
      kind: "gift-receipt",
      state: "QUEUED",
      reason: "server_unreachable ECONNREFUSED",
    },
  ]);
});

import type pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { sampleLetter } from "#domain/mail/letter.fixtures.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { testDatabase } from "#testing/database.ts";
import { rowsRead } from "#testing/rows-read.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { listDeadMail } from "./dead-mail.fixtures.ts";
import { deadMail } from "./dead-mail.ts";
import { keptMail } from "./kept-mail.ts";
import { queueMail, storedOutbox } from "./outbox.ts";
import { forgetMailOf } from "../privacy/erasing.ts";
import { presentTables } from "../privacy/present-tables.ts";

const { pool, owner } = await testDatabase();
const outbox = storedOutbox(pool);
const dead = deadMail(pool);
const kept = keptMail(pool);

beforeEach(() => owner.query("truncate mail_outbox"));

const receipt = (changes: Partial<MailToQueue> = {}): MailToQueue => ({
  kind: "gift-receipt",
  cause: "d1",
  to: "noor@example.org",
  language: "en",
  letter: sampleLetter(),
  ...changes,
});

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);
const rows = async () => (await pool.query("select * from mail_outbox order by cause")).rows;

describe("queueing", () => {
  test("the same receipt is queued once, also when fifty ask at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => queueMail(pool, receipt())));
    expect(answers.filter((answer) => answer === "queued")).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await queueMail(pool, receipt({ kind: "tribute-notice" }))).toBe("queued");
  });

  test("a mail stands or falls with the transaction that causes it", async () => {
    const client = await pool.connect();
    await client.query("begin");
    expect(await queueMail(client, receipt())).toBe("queued");
    expect(await outbox.claim(5, minutes(1))).toEqual([]);
    await client.query("rollback");
    client.release();
    expect(await rows()).toEqual([]);
  });

  test("a letter with a link to anywhere but the web is not stored", async () => {
    const letter = sampleLetter({ blocks: [{ kind: "button", label: "Go", url: "javascript:alert(1)" }] });
    await expect(queueMail(pool, receipt({ letter }))).rejects.toThrow("not_a_web_address");
    expect(await rows()).toEqual([]);
  });
});

describe("taking up", () => {
  test("instances side by side never take up the same mail", async () => {
    for (let cause = 0; cause < 40; cause += 1) await queueMail(pool, receipt({ cause: `d${cause}` }));
    const now = minutes(1);
    const claims = await Promise.all(Array.from({ length: 8 }, () => outbox.claim(5, now)));
    const causes = claims.flat().map((mail) => mail.cause);
    expect(causes).toHaveLength(40);
    expect(new Set(causes).size).toBe(40);
  });

  test("a mail comes out as it went in", async () => {
    const attachments = [{ name: "receipt.pdf", kind: "receipt", id: "2026-000001" }];
    const expiresAt = minutes(30);
    await queueMail(pool, receipt({ language: "ar", attachments, expiresAt, forgetOnceSent: true }));
    const [mail] = await outbox.claim(5, minutes(1));
    expect(mail).toMatchObject({
      kind: "gift-receipt",
      cause: "d1",
      to: "noor@example.org",
      language: "ar",
      letter: sampleLetter(),
      attachments,
      expiresAt,
      forgetOnceSent: true,
      attempts: 1,
    });
  });

  test("someone waiting for a sign-in link goes before a thousand receipts", async () => {
    await queueMail(pool, receipt());
    await queueMail(pool, receipt({ kind: "sign-in", cause: "s1", urgent: true }));
    expect((await outbox.claim(1, minutes(1))).map((mail) => mail.kind)).toEqual(["sign-in"]);
  });

  test("a mail waits until it is due", async () => {
    await queueMail(pool, receipt());
    const [mail] = await outbox.claim(1, minutes(1));
    if (!mail) throw new Error("nothing claimed");
    const later = minutes(10);
    await outbox.settle(mail, {
      state: "QUEUED",
      nextAttemptAt: later,
      attempts: 1,
      error: "recipient_deferred 450",
    });
    expect(await outbox.claim(1, minutes(9))).toEqual([]);
    expect(await outbox.claim(1, later)).toMatchObject([{ attempts: 2 }]);
  });

  test("a killed worker's mail is taken up again after its lease, and its late word no longer counts", async () => {
    await queueMail(pool, receipt());
    const [first] = await outbox.claim(1, minutes(1));
    expect(await outbox.claim(1, minutes(15))).toEqual([]);
    const [second] = await outbox.claim(1, minutes(17));
    if (!first || !second) throw new Error("nothing claimed");
    expect(second).toMatchObject({ id: first.id, attempts: 2 });

    expect(await outbox.settle(first, { state: "DEAD", error: "recipient_refused" })).toBe("no_longer_ours");
    expect(await outbox.settle(second, { state: "SENT", at: minutes(17) })).toBe("settled");
    expect(await outbox.settle(second, { state: "SENT", at: minutes(18) })).toBe("no_longer_ours");
    expect(await rows()).toMatchObject([{ state: "SENT" }]);
  });
});

describe("what is kept", () => {
  test("of a tribute notice nothing but its cause remains once it is sent", async () => {
    await queueMail(pool, receipt({ kind: "tribute-notice", forgetOnceSent: true }));
    const [mail] = await outbox.claim(1, minutes(1));
    if (mail) await outbox.settle(mail, { state: "SENT", at: minutes(1) });
    expect(await rows()).toMatchObject([{ state: "SENT", cause: "d1", to_address: null, letter: null }]);
    expect(await queueMail(pool, receipt({ kind: "tribute-notice" }))).toBe("already_queued");
  });

  test("what was really sent is in no mailbox of a demonstration", async () => {
    await queueMail(pool, receipt({ cause: "sent" }));
    await pool.query("update mail_outbox set state = 'SENT', sent_at = now()");
    await queueMail(pool, receipt({ cause: "kept" }));
    await kept.keepWaiting(minutes(1));
    const shown = await kept.newest({ most: 9 });
    expect(shown.map(({ cause }) => cause)).toEqual(["kept"]);
    const { rows: sent } = await pool.query("select id from mail_outbox where cause = 'sent'");
    expect(await kept.find(sent[0].id)).toBeNull();
  });

  test("a forgotten person gets no more mail and leaves no address, whatever became of each mail", async () => {
    for (const cause of ["sent", "sending", "waiting", "dead"]) await queueMail(pool, receipt({ cause }));
    await queueMail(pool, receipt({ cause: "other", to: "someone.else@example.org" }));
    await pool.query("update mail_outbox set state = 'SENT', sent_at = now() where cause = 'sent'");
    await pool.query("update mail_outbox set state = 'DEAD', last_error = 'x' where cause = 'dead'");
    await pool.query(
      "update mail_outbox set next_attempt_at = now() + interval '1 day' where cause <> 'sending'",
    );
    const [underWay] = await outbox.claim(1, minutes(1));
    expect(underWay?.cause).toBe("sending");

    const client = await pool.connect();
    await forgetMailOf(client, ["noor", "noor@example.org"], await presentTables(client));
    client.release();
    if (underWay)
      await outbox.settle(underWay, { state: "QUEUED", nextAttemptAt: minutes(1), attempts: 1, error: "x" });
    const stored = await rows();
    expect(stored.filter((row) => row.to_address === "noor@example.org")).toEqual([]);
    expect(stored.filter((row) => row.state === "FORGOTTEN" && row.letter === null)).toHaveLength(4);
    expect((await outbox.claim(9, minutes(9_999))).map((mail) => mail.cause)).toEqual(["other"]);
    expect(await queueMail(pool, receipt({ cause: "waiting" }))).toBe("already_queued");
  });
});

describe("dead letters", () => {
  const kill = async (error: string) => {
    const [mail] = await outbox.claim(1, minutes(1));
    if (!mail) throw new Error("nothing claimed");
    await outbox.settle(mail, { state: "DEAD", error });
    return mail.id;
  };

  test("staff see what did not go out and why, and can try it again", async () => {
    await queueMail(pool, receipt());
    const id = await kill("recipient_refused 550 5.1.1");
    expect(await listDeadMail(pool)).toMatchObject([
      { id, to: "noor@example.org", error: "recipient_refused 550 5.1.1", attempts: 1 },
    ]);
    expect(await outbox.claim(1, minutes(9_999))).toEqual([]);

    expect(await dead.retry(id, minutes(2))).toBe("queued_again");
    expect(await dead.retry(id, minutes(2))).toBe("not_dead");
    expect(await outbox.claim(1, minutes(2))).toMatchObject([{ id, attempts: 1 }]);
  });

  test("staff can put a dead letter aside, and then nothing of it is kept", async () => {
    await queueMail(pool, receipt());
    const id = await kill("recipient_refused 550");
    expect(await dead.drop(id)).toBe("dropped");
    expect(await dead.drop(id)).toBe("not_dead");
    expect(await listDeadMail(pool)).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "FORGOTTEN", to_address: null, letter: null }]);
  });

  test("a link that has expired cannot be tried again", async () => {
    await queueMail(pool, receipt({ expiresAt: minutes(1) }));
    const id = await kill("expired");
    expect(await dead.retry(id, minutes(2))).toBe("not_dead");
  });

  test("an id that was never one is simply not there", async () => {
    expect(await dead.retry("1 or 1=1", minutes(1))).toBe("not_dead");
    expect(await dead.drop("")).toBe("not_dead");
    expect(await kept.find("../../etc")).toBeNull();
  });

  test("staff see how long mail has been waiting", async () => {
    expect(await dead.counts()).toEqual({ waiting: 0, dead: 0, oldestWaitingSince: null, lastError: null });
    await queueMail(pool, receipt());
    await queueMail(pool, receipt({ cause: "d2" }));
    await pool.query(
      `update mail_outbox set created_at = '2026-01-01Z', last_error = 'server_unreachable' where cause = 'd1'`,
    );
    expect(await dead.counts()).toEqual({
      waiting: 2,
      dead: 0,
      oldestWaitingSince: new Date("2026-01-01Z"),
      lastError: "server_unreachable",
    });
  });
});

describe("kept mail of a demonstration", () => {
  test("whatever waits is kept once and can be read, newest first, by receiver", async () => {
    await queueMail(pool, receipt());
    expect(await kept.keepWaiting(minutes(1))).toBe(1);
    await queueMail(pool, receipt({ cause: "d2", to: "donor@example.org" }));
    const both = await Promise.all([kept.keepWaiting(minutes(2)), kept.keepWaiting(minutes(2))]);
    expect(both.toSorted()).toEqual([0, 1]);

    expect((await kept.newest({ most: 9 })).map((mail) => mail.cause)).toEqual(["d2", "d1"]);
    expect((await kept.newest({ most: 1 })).map((mail) => mail.cause)).toEqual(["d2"]);
    const [mine] = await kept.newest({ most: 9, to: "Donor@example.org" });
    expect(mine).toMatchObject({ cause: "d2", letter: sampleLetter() });
    expect(await kept.find(mine?.id ?? "")).toEqual(mine);
  });

  test("kept mail is never sent, also when the demonstration gets a mail server later", async () => {
    await queueMail(pool, receipt({ forgetOnceSent: true }));
    await kept.keepWaiting(minutes(1));
    expect(await outbox.claim(9, minutes(9_999))).toEqual([]);
    expect(await kept.newest({ most: 9 })).toMatchObject([{ to: "noor@example.org" }]);
  });

  test("a pile of thousands is kept in one go, each mail once although two are at it", async () => {
    await pool.query(`insert into mail_outbox (kind, cause, to_address, language)
      select 'gift-receipt', n::text, 'noor@example.org', 'en' from generate_series(1, 2500) n`);
    const [one, two] = await Promise.all([kept.keepWaiting(minutes(1)), kept.keepWaiting(minutes(2))]);
    expect(one + two).toBe(2500);
  });
});

const asPool = (client: pg.ClientBase) => client as unknown as pg.Pool;

test.each([
  ["kept", async (client: pg.ClientBase) => keptMail(asPool(client)).keepWaiting(minutes(1))],
  [
    "claimed",
    async (client: pg.ClientBase) => (await storedOutbox(asPool(client)).claim(1000, minutes(1))).length,
  ],
])(
  "what was done before is not read again to find what is %s, whatever the database thinks of its number",
  async (_, take) => {
    const queue = (from: number, to: number) =>
      pool.query(
        `insert into mail_outbox (kind, cause, to_address, language, letter)
       select 'gift-receipt', n::text, 'noor@example.org', 'en', $3 from generate_series($1::int, $2::int) n`,
        [from, to, sampleLetter()],
      );
    await queue(1, 5000);
    await owner.query("analyze mail_outbox");
    await kept.keepWaiting(minutes(1));
    await queue(5001, 5003);
    await owner.query("vacuum mail_outbox");
    const read = await inTransaction(pool, async (client) => {
      const before = await rowsRead(client);
      expect(await take(client)).toBe(3);
      return (await rowsRead(client)) - before;
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(100);
  },
);

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loopbackSmtp, type LoopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { smtpTransport, type SmtpTransport } from "#adapters/mail/smtp.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { storedOutbox } from "#adapters/postgres/mail/outbox.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import type { DonationRequest } from "#domain/giving/start/donation-request.ts";
import { deliverDueMail } from "#domain/mail/deliver-mail.ts";
import { sampleFrame } from "#domain/mail/letter.fixtures.ts";
import { prepareMail } from "#domain/mail/prepare-mail.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { giftOn, papersOn } from "../compose/giving/donor-papers.fixtures.ts";

/* From the provider's report to the donor's mailbox: real books, outbox and mail server, and a manual clock. Only the PDF is left out. */
const { pool, owner } = await testDatabase("demonstration");
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

const written = papersOn(pool);
const started = (choices: Partial<DonationRequest> = {}) => giftOn(pool, choices);

function instance() {
  const transport = smtpTransport({ smtpUrl: server.url, from: "post@openhand.example" }, 5);
  transports.push(transport);
  return deliverDueMail(
    {
      outbox: storedOutbox(pool),
      transport,
      prepare: prepareMail({
        frame: (language) => Promise.resolve(sampleFrame(language)),
        letters: written.letters,
        papers: written.attachments,
      }),
      clock: () => new Date(now),
      pause: () => Promise.resolve(),
      report: () => {},
    },
    5,
  );
}

async function deliverAll(deliver = instance()): Promise<void> {
  for (;;) {
    const { handled, unavailable } = await deliver();
    if (handled === 0 || unavailable) return;
  }
}

const number = () => numberReceipts(pool, 1000, new Date());
const mails = async (kind: string) =>
  (await pool.query("select * from mail_outbox where kind = $1 order by created_at", [kind])).rows;

describe("a receipt", () => {
  test("is mailed once to its donor, with its PDF, however often the provider tells", async () => {
    const { settle } = await started({ donor: { name: "Noor", email: "noor@example.org" } });
    await Promise.all([settle(), settle(), settle()]);
    expect(await mails("gift-receipt"), "nothing before it has its number").toEqual([]);
    await Promise.all([number(), number(), number()]);
    await settle();
    await number();
    expect(await mails("gift-receipt")).toHaveLength(1);

    await deliverAll();
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail?.to).toEqual(["noor@example.org"]);
    expect(mail?.raw).toMatch(/filename=receipt-\d{4}-\d{6}\.pdf/);
  });

  test("says what the law wants a receipt to say, in the donor's language", async () => {
    for (const [language, words] of [
      ["en", ["Thank you", "€26.08", "iDEAL | Wero", "One-off gift", "No goods or services"]],
      ["nl", ["Dank u", "26,08", "iDEAL | Wero", "Eenmalige gift"]],
      ["ar", ["شكرًا", "26.08", "iDEAL | Wero"]],
    ] as const) {
      const { donationId, settle } = await started({ language, coverFees: true });
      await settle({ chargedCents: asCents(2608) });
      await number();
      const { rows } = await pool.query("select id::text from receipts where donation_id = $1", [donationId]);
      const letter = await written.letters["gift-receipt"]?.(rows[0].id, language);
      const said = JSON.stringify(letter);
      for (const word of words) expect(said).toContain(word);
      expect(said).toContain(`p-${donationId}-1`);
      expect(said).toContain(foundation.rsin);
    }
  });

  test("that waits through an hour without a mail server is neither lost nor sent twice", async () => {
    const gifts = await Promise.all(
      Array.from({ length: 6 }, (_, place) => started({ donor: { email: `donor${place}@example.org` } })),
    );
    for (const { settle } of gifts) await settle();
    await number();
    const { port } = server;
    const instances = [instance(), instance()];
    await server.stop();
    for (let minute = 0; minute < 60; minute += 10) {
      await Promise.all(instances.map((deliver) => deliverAll(deliver)));
      await Promise.all(gifts.map(({ settle }) => settle()));
      await number();
      now += 10 * minuteMs;
    }
    expect(server.received).toEqual([]);

    server = await loopbackSmtp({ port });
    for (let minute = 0; minute < 3; minute += 1) {
      await Promise.all(instances.map((deliver) => deliverAll(deliver)));
      now += minuteMs;
    }
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(
      gifts.map((_, place) => `donor${place}@example.org`),
    );
  });
});

describe("a refund", () => {
  const refund = { id: "re_1", cents: asCents(1000), state: "done" as const, at: "2026-11-14T12:00:00Z" };

  test("is told once, with what is left and the corrected receipt", async () => {
    const { donationId, settle } = await started();
    await settle();
    await number();
    const refunds = [{ ...refund, id: `re_${donationId}` }];
    await settle({ refunds });
    await settle({ refunds });
    const [mail, ...more] = await mails("gift-refund");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_address: "donor@example.org", state: "QUEUED" });
    const letter = JSON.stringify(await written.letters["gift-refund"]?.(mail.cause, "en"));
    expect(letter).toContain("€10.00");
    expect(letter).toContain("€15.00");
    const paper = await written.attachments["receipt"]?.(donationId, "en");
    expect(new TextDecoder().decode(paper?.content)).toContain('"cents":1000');
  });

  test("that the bank refused before we wrote is not told", async () => {
    const { donationId, settle } = await started();
    await settle();
    const id = `re_${donationId}`;
    await settle({ refunds: [{ ...refund, id }] });
    await settle({ refunds: [{ ...refund, id, state: "failed" }] });
    const [mail] = await mails("gift-refund");
    expect(await written.letters["gift-refund"]?.(mail.cause, "en")).toBeNull();
  });
});

describe("a tribute", () => {
  const tribute = {
    type: "memory" as const,
    honoree: "جدتي فاطمة",
    message: "She fed the whole street.",
    notifyEmail: "family@example.org",
  };

  test("is told to the honoree's contact once, with the words and the giver, and never the amount", async () => {
    const { donationId, settle } = await started({
      amountCents: asCents(2500),
      tribute,
      donor: { name: "Noor", email: "noor@example.org" },
    });
    expect(await mails("tribute-notice")).toEqual([]);
    await Promise.all([settle(), settle()]);
    expect(await mails("tribute-notice")).toMatchObject([{ cause: donationId, attachments: [] }]);

    await deliverAll();
    const notice = server.received.find(({ to }) => to.includes("family@example.org"));
    const letter = JSON.stringify(await written.letters["tribute-notice"]?.(donationId, "en"));
    expect(letter).toContain("She fed the whole street.");
    expect(letter).toContain("Noor");
    expect(letter).toContain("جدتي فاطمة");
    expect(letter).not.toMatch(/€|25|amount/i);
    expect(notice?.raw).not.toMatch(/€|2500|25[.,]00/);
    expect(await mails("tribute-notice")).toMatchObject([{ state: "SENT", to_address: null }]);
  });

  test("of a giver who gave no name, or an address that was not asked for, tells no more than that", async () => {
    const unnamed = await started({ tribute });
    await unnamed.settle();
    const letter = JSON.stringify(await written.letters["tribute-notice"]?.(unnamed.donationId, "nl"));
    expect(letter).toContain("Iemand");
    expect(letter).not.toContain("donor@example.org");
    await owner.query("truncate mail_outbox");
    const quiet = await started({ tribute: { type: "honor", honoree: "Sam" } });
    await quiet.settle();
    expect(await mails("tribute-notice")).toEqual([]);
  });
});

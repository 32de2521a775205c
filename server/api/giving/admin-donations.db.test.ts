import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { setSandboxOutOfOrder } from "#adapters/payments/sandbox/outage.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { compose } from "../../composition.ts";
import { readConfig } from "../../config.ts";
import { demoVisitor, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let foundation: Awaited<ReturnType<typeof testApp>>["foundation"];
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  ({ app, foundation } = await testApp(pool));
  staff = await signedIn("staff@example.org");
  admin = await signedIn("admin@example.org");
});

const signedIn = (email: string) => demoVisitor(app, email);

let gifts = 0;
type Entered = { amountCents?: number; donorName?: string | null; donorEmail?: string; campaignId?: string };
async function entered(changes: Entered = {}, id: string = randomUUID()): Promise<string> {
  gifts += 1;
  const response = await staff.send("POST", "/api/admin/donations", {
    id,
    amountCents: 2500,
    receivedOn: "2026-03-02",
    donorName: null,
    donorEmail: `giver${gifts}@desk.example`,
    language: "nl",
    campaignId: null,
    programId: "children",
    bankReference: `${gifts} ${id}`,
    ...changes,
  });
  expect([response.status, await response.text()]).toEqual([201, expect.stringContaining(id)]);
  return id;
}

/** A gift through the sandbox, paid. */
async function paidOnline(amountCents = 4000): Promise<string> {
  const visitor = visitorOf(app);
  const session = await visitor.send("POST", "/api/create-payment-intent", { amountCents, currency: "EUR" });
  const { clientSecret } = (await session.json()) as { clientSecret: string };
  const started = await visitor.send("POST", "/api/donations", {
    clientSecret,
    amountCents,
    currency: "EUR",
    frequency: "ONE_TIME",
    coverFees: false,
    donor: { email: "online@desk.example" },
    language: "en",
  });
  const { donationId, next } = (await started.json()) as { donationId: string; next: { url: string } };
  const paymentId = next.url.split("/").at(-1) ?? "";
  expect((await visitor.send("POST", `/api/sandbox/payments/${paymentId}/pay`)).ok).toBe(true);
  await follow(donationId);
  return donationId;
}

type Story = Record<string, unknown> & { status: string; refundableCents: number; entries: unknown[] };
const story = async (id: string): Promise<Story> =>
  (await (await staff.get(`/api/admin/donations/${id}`)).json()) as Story;
const refund = (id: string, donationId: string, cents: number, by = admin) =>
  by.send("POST", "/api/admin/refunds", { id, donationId, cents, reason: "given twice" });

/** A notice may take its time; looking is enough for this test to bring the books up to date. */
async function follow(donationId: string): Promise<void> {
  const { rows } = await pool.query(
    "select provider, payment_id from payment_attempts where donation_id = $1",
    [donationId],
  );
  const papers = { renderPaper: () => Promise.resolve(new Uint8Array()), paperVersion: "test" };
  const { giving } = compose(readConfig({ PUBLIC_URL: "http://open-hand.test" }), pool, papers);
  await giving.admin.follow({ provider: rows[0].provider, paymentId: rows[0].payment_id });
}

describe("a gift that came in by bank", () => {
  test("is booked on its day, gets a receipt, and is told in full", async () => {
    const id = await entered({ amountCents: 12_345, donorName: "Sanne Bakker" });
    expect(await story(id)).toMatchObject({
      status: "COMPLETED",
      amountCents: 12_345,
      donorName: "Sanne Bakker",
      payments: [{ provider: "bank", state: "paid", method: "bank" }],
      entries: [
        {
          bookedOn: "2026-03-02",
          kind: "gift",
          lines: [
            { account: "transfers-expected", cents: 12_345 },
            { account: "gifts-restricted", cents: -12_345 },
          ],
        },
      ],
      receipts: [{}],
    });
  });

  test("entered twice is entered once", async () => {
    const id = await entered();
    await entered({ donorEmail: "again@desk.example" }, id);
    const { rows } = await pool.query(
      "select count(*)::int as n from ledger_entries where donation_id = $1",
      [id],
    );
    expect(rows[0].n).toBe(1);
  });

  test.each([
    { receivedOn: "2999-01-01" },
    { amountCents: 49 },
    { amountCents: 25.5 },
    { donorEmail: "nobody" },
    { id: "mine" },
  ])("with %o is refused", async (wrong) => {
    const response = await staff.send("POST", "/api/admin/donations", {
      id: randomUUID(),
      amountCents: 2500,
      receivedOn: "2026-03-02",
      donorName: null,
      donorEmail: "a@desk.example",
      language: "en",
      campaignId: null,
      programId: null,
      bankReference: randomUUID(),
      ...wrong,
    });
    expect(response.status).toBe(422);
  });
});

describe("finding a gift", () => {
  const found = async (search: string): Promise<string[]> => {
    const response = await staff.get(`/api/admin/donations?${search}`);
    return ((await response.json()) as { rows: { id: string }[] }).rows.map(({ id }) => id);
  };

  test("by its reference, its donor, its amount, its payment and its own id", async () => {
    const id = await entered({
      amountCents: 98_765,
      donorName: "Noor el-Amrani",
      donorEmail: "noor@find.example",
    });
    const { reference } = await story(id);
    for (const search of [String(reference).toLowerCase(), "noor EL", "noor@find", "987,65", id]) {
      expect({ search, found: await found(`q=${encodeURIComponent(search)}`) }).toEqual({
        search,
        found: expect.arrayContaining([id]),
      });
    }
    expect(await found("q=nobody-at-all")).toEqual([]);
    expect(await found("q=%25")).toEqual([]);
  });

  test("page after page shows each once", async () => {
    for (let count = 0; count < 30; count++) await entered({ donorEmail: `pages${count}@pages.example` });
    const first = (await (await staff.get("/api/admin/donations?q=pages")).json()) as {
      rows: { id: string }[];
      older: string;
    };
    const second = await found(`q=pages&before=${encodeURIComponent(first.older)}`);
    const all = [...first.rows.map(({ id }) => id), ...second];
    expect([all.length, new Set(all).size]).toEqual([30, 30]);
  });

  test("what no text can hold is looked for in vain, and breaks nothing", async () => {
    const path = "/api/admin/donations";
    const asked = ["?q=no%00or", `?q=nobody&before=2026-01-01T00:00:00Z~%00`, "/d%001"];
    const answers = await Promise.all(asked.map((address) => staff.get(path + address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  test("by status", async () => {
    expect(await found("status=CHARGED_BACK")).toEqual([]);
    expect((await found("status=COMPLETED")).length).toBeGreaterThan(0);
  });
});

describe("sending money back", () => {
  test("in part, then the rest, and never more than was given", async () => {
    const id = await paidOnline(4000);
    expect((await refund(randomUUID(), id, 1500)).status).toBe(201);
    expect(await story(id)).toMatchObject({ status: "PARTIALLY_REFUNDED", refundableCents: 2500 });
    expect((await refund(randomUUID(), id, 2501)).status).toBe(422);
    expect((await refund(randomUUID(), id, 2500)).status).toBe(201);
    expect(await story(id)).toMatchObject({ status: "REFUNDED", refundableCents: 0 });
    expect((await refund(randomUUID(), id, 1)).status).toBe(409);
  });

  test("asked twice with one id, even at once, sends it back once", async () => {
    const id = await paidOnline(4000);
    const refundId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(refundId, id, 1000)));
    // One of them asks; the others learn the outcome, or that it is still open.
    for (const { status } of answers) expect([201, 202]).toContain(status);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(await story(id)).toMatchObject({ status: "PARTIALLY_REFUNDED", refundableCents: 3000 });
    expect((await refund(refundId, id, 1000)).status).toBe(201);
  });

  test("asked for while the provider is out of order, is done by itself when it is back", async () => {
    const id = await paidOnline(4000);
    setSandboxOutOfOrder(true);
    const refundId = randomUUID();
    expect((await refund(refundId, id, 1000)).status).toBe(202);
    await pool.query("update refund_requests set next_try_at = now() where id = $1", [refundId]);
    await foundation.donationAdmin.pursueRefunds();
    expect(await story(id)).toMatchObject({ status: "COMPLETED", refunds: [{ outcome: "ASKED" }] });
    setSandboxOutOfOrder(false);
    await pool.query("update refund_requests set next_try_at = now() where id = $1", [refundId]);
    await foundation.donationAdmin.pursueRefunds();
    expect(await story(id)).toMatchObject({
      status: "PARTIALLY_REFUNDED",
      refundableCents: 3000,
      refunds: [{ outcome: "DONE" }],
    });
  });

  test("is for administrators, with a reason, and is written down", async () => {
    const id = await paidOnline(4000);
    expect((await refund(randomUUID(), id, 1000, staff)).status).toBe(403);
    const silent = { id: randomUUID(), donationId: id, cents: 1000, reason: " " };
    expect((await admin.send("POST", "/api/admin/refunds", silent)).status).toBe(422);
    expect((await refund(randomUUID(), "no-such-donation", 1000)).status).toBe(404);
    // A transfer is refunded by a transfer that staff make.
    expect((await refund(randomUUID(), await entered(), 1000)).status).toBe(201);
    await refund(randomUUID(), id, 1000);
    const { rows } = await pool.query(
      "select actor_role, after from audit_log where action = 'donation.refunded' and subject_id = $1",
      [id],
    );
    expect(rows).toMatchObject([{ actor_role: "ADMIN", after: { cents: 1000, reason: "given twice" } }]);
  });
});

test("looking at somebody's gift leaves a trace they can see", async () => {
  const id = await entered();
  await story(id);
  const { rows } = await pool.query(
    "select actor_role from audit_log where action = 'donation.viewed' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ actor_role: "STAFF" }]);
  expect((await staff.get("/api/admin/donations/nothing")).status).toBe(404);
});

describe("sending a receipt again", () => {
  const resend = (id: string, by = staff) => by.post(`/nl/admin/donations/${id}`, { form: "receipt-again" });
  const receiptMails = async (id: string) => {
    const { rows } = await pool.query<{ to_address: string; language: string; attachments: unknown }>(
      `select to_address, language, attachments from mail_outbox where kind = 'gift-receipt'
         and split_part(cause, ':', 1) in (select id::text from receipts where donation_id = $1)`,
      [id],
    );
    return rows;
  };
  const aMinutePasses = () =>
    pool.query("update mail_outbox set created_at = created_at - interval '61 seconds'");
  async function receipted(): Promise<string> {
    const id = await entered({ donorName: "Sanne" });
    // As if a statement had shown it.
    await pool.query("delete from receipts_awaiting_bank where donation_id = $1", [id]);
    await numberReceipts(pool, 1000, new Date());
    return id;
  }

  test("mails the same paper to the donor in their language, and the gift's story tells it", async () => {
    const id = await receipted();
    const answer = await resend(id);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/nl/admin/donations/${id}?resent=1`,
    ]);
    const [first, again, ...more] = await receiptMails(id);
    expect(again).toEqual(first);
    expect(again).toMatchObject({ language: "nl", attachments: [{ kind: "receipt", id }] });
    expect(more).toEqual([]);
    expect(await story(id)).toMatchObject({ mails: [{ kind: "gift-receipt" }, { kind: "gift-receipt" }] });
  });

  test("says in the mail what the receipt said", async () => {
    const id = await receipted();
    await resend(id);
    const [to = ""] = (await receiptMails(id)).map(({ to_address: address }) => address);
    const mails = (await foundation.mailbox?.newest(to)) ?? [];
    const [first, again] = mails.map(({ subject, text, attachments }) => ({ subject, text, attachments }));
    expect(mails).toHaveLength(2);
    expect(again).toEqual(first);
    expect(first?.subject).toMatch(/2026-\d{6}/);
  });

  test("clicked twice, or by five at once, sends one mail; a minute later it sends another", async () => {
    const id = await receipted();
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(id)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await receiptMails(id)).toHaveLength(2);
    await aMinutePasses();
    await resend(id, admin);
    expect(await receiptMails(id)).toHaveLength(3);
  });

  test("is refused with a reason where there is no receipt, no address or no gift", async () => {
    const erased = await receipted();
    const unnumbered = await entered();
    await pool.query("update donations set donor_email = id || '@erased.invalid' where id = $1", [erased]);
    for (const [id, status] of [
      [unnumbered, 409],
      [erased, 409],
      ["no-such-gift", 404],
    ] as const)
      expect((await resend(id)).status).toBe(status);
    expect(await receiptMails(erased)).toHaveLength(1);
    const donor = await signedIn("donor@example.org");
    expect((await resend(erased, donor)).status).toBe(403);
  });

  test("is written down for the donor whom it is about", async () => {
    const id = await receipted();
    const { id: donor } = (await (await signedIn("donor@example.org")).user()) ?? { id: "" };
    await pool.query("update donations set user_id = $2 where id = $1", [id, donor]);
    await resend(id);
    await resend(id);
    const { rows } = await pool.query(
      "select actor_role, about_user_id, after from audit_log where action = 'donation.receipt_resent' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([
      {
        actor_role: "STAFF",
        about_user_id: donor,
        after: { receipt: expect.stringMatching(/^2026-\d{6}$/) },
      },
    ]);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase();
type Tested = Awaited<ReturnType<typeof testApp>>;
let app: Tested["app"];
let foundation: Tested["foundation"];
beforeAll(async () => {
  ({ app, foundation } = await testApp(pool, { env: { COUNTRY_HEADER: "x-country" } }));
});

let mailbox = 0;
let line = 0;
const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const session = async (): Promise<string> =>
  (await (await post("/api/create-payment-intent", { amountCents: 5000, currency: "EUR" })).json())
    .clientSecret;
const gift = (clientSecret: string, changes: object = {}) => ({
  clientSecret,
  amountCents: 5000,
  currency: "EUR",
  frequency: "ONE_TIME",
  coverFees: true,
  method: "BANK_TRANSFER",
  donor: { email: `bank-${++mailbox}@example.org` },
  language: "nl",
  ...changes,
});
type Begun = { donationId: string; page: string; reference: string };
async function begin(changes: object = {}, secret?: string): Promise<Begun> {
  const response = await post("/api/donations", gift(secret ?? (await session()), changes));
  expect(response.status).toBe(201);
  const { donationId, next } = await response.json();
  const page = new URL(next.url).pathname;
  return { donationId, page, reference: (await shown(page)).reference };
}
const shown = async (page: string) =>
  (await app.request(page.replace("/nl", "").replace("/donate/transfer", "/api/transfers"))).json();
const settle = (reference: string, cents = 5000, bankEntryId = `line-${++line}`) =>
  inTransaction(pool, (client) =>
    foundation.giving.settleTransfer(client, {
      reference,
      cents: asCents(cents),
      paidOn: "2026-11-18",
      bankEntryId,
    }),
  );
const one = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
const inBooks = (donationId: string) =>
  one(
    `select account_id as account, cents from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where e.cause_kind = 'gift' and e.cause_id = $1 order by p.line`,
    donationId,
  );
const makeOlder = (donationId: string, days: number) =>
  pool.query(
    `with d as (update donations set created_at = created_at - make_interval(days => $2) where id = $1)
     update payment_attempts set claimed_until = claimed_until - make_interval(days => $2) where donation_id = $1`,
    [donationId, days],
  );

describe("beginning", () => {
  test("no provider is asked, no fee is added, and the page says what to type at the bank", async () => {
    const { donationId, page } = await begin();
    expect(page).toMatch(new RegExp(`^/nl/donate/transfer/${donationId}/[\\w-]{43}$`));
    expect(await shown(page)).toMatchObject({
      state: "waiting",
      giftCents: 5000,
      holder: "Stichting Open Hand",
      iban: "NL91 ABNA 0417 1643 00",
      reference: expect.stringMatching(/^RF\d\d( \d{4}){4}$/),
      qr: { size: 49 },
      isMailed: true,
      isReminderAsked: false,
    });
    expect(
      await one("select status, by_transfer, charged_cents from donations where id = $1", donationId),
    ).toEqual([{ status: "PENDING", by_transfer: true, charged_cents: 5000 }]);
  });

  test("whoever does not hold the link is shown nothing", async () => {
    const { donationId } = await begin();
    const guess = await app.request(`/api/transfers/${donationId}/${"x".repeat(43)}`);
    expect(guess.status).toBe(404);
  });

  test("the letter says the same, with the code beside it, and nothing that was typed", async () => {
    const { donationId, reference } = await begin({
      donor: { email: "letter@example.org", name: "Buy now" },
    });
    const [mail] = await one(
      "select kind, cause, attachments from mail_outbox where to_address = $1",
      "letter@example.org",
    );
    expect(mail).toMatchObject({ kind: "transfer-instructions", attachments: [{ name: "qr-code.png" }] });
    const letter = await foundation.giving.transfers.letters["transfer-instructions"]?.(mail.cause, "nl");
    expect(JSON.stringify(letter)).toContain(reference);
    expect(JSON.stringify(letter)).not.toContain("Buy now");
    const code = await foundation.giving.transfers.attachments["transfer-code"]?.(donationId, "nl");
    expect(code).toMatchObject({ contentType: "image/png" });
  });

  test("nobody's mailbox is filled by whoever types it over and over", async () => {
    const donor = { email: "victim@example.org" };
    const pages = [];
    for (let times = 0; times < 5; times++) pages.push((await begin({ donor })).page);
    expect(await one("select from mail_outbox where to_address = $1", donor.email)).toHaveLength(3);
    expect(await shown(pages.at(-1) ?? "")).toMatchObject({ state: "waiting", isMailed: false });
  });

  test("it is refused where gifts may not be asked for", async () => {
    const refused = await post("/api/donations", gift(await session()), { "x-country": "AE" });
    expect(refused.status).toBe(451);
  });

  test("the same form again is the same gift; another sum is another try of it", async () => {
    const secret = await session();
    const donor = { email: "again@example.org" };
    const first = await begin({ donor }, secret);
    expect(await begin({ donor }, secret)).toEqual(first);
    const changed = await begin({ donor, amountCents: 7500 }, secret);
    expect(changed).toEqual(first);
    expect(await shown(first.page)).toMatchObject({ giftCents: 7500 });
  });

  test("a donor who then pays online is led to a provider, and the page says so", async () => {
    const secret = await session();
    const donor = { email: "other@example.org" };
    const { page } = await begin({ donor }, secret);
    const online = await (await post("/api/donations", gift(secret, { donor, method: undefined }))).json();
    expect(online.next.url).toContain("/sandbox/pay/");
    expect(await shown(page)).toMatchObject({ state: "changed" });
  });
});

describe("money that came", () => {
  test("settles its gift against what the statement shows, with a receipt", async () => {
    const { donationId, page, reference } = await begin();
    expect(await settle(`Gift ${reference} groeten`)).toEqual({
      outcome: "settled",
      donationId,
      announcedCents: 5000,
      wasLapsed: false,
    });
    expect(await inBooks(donationId)).toEqual([
      { account: "bank-suspense", cents: 5000 },
      { account: "gifts-unrestricted", cents: -5000 },
    ]);
    expect(await one("select year from receipts where donation_id = $1", donationId)).toEqual([
      { year: 2026 },
    ]);
    expect(await shown(page)).toMatchObject({ state: "received", receivedOn: "2026-11-18", giftCents: 5000 });
  });

  test("is booked as it came when another amount was announced", async () => {
    const { donationId, page, reference } = await begin();
    expect(await settle(reference, 4550)).toMatchObject({
      outcome: "settled_with_another_amount",
      announcedCents: 5000,
    });
    expect(await inBooks(donationId)).toMatchObject([{ cents: 4550 }, { cents: -4550 }]);
    expect(await shown(page)).toMatchObject({ state: "received", giftCents: 4550 });
  });

  test("of the same line settles once; a second line for a paid gift is for a person to decide", async () => {
    const { donationId, reference } = await begin();
    await settle(reference, 5000, "same-line");
    expect(await settle(reference, 5000, "same-line")).toEqual({ outcome: "already_settled", donationId });
    expect(await settle(reference)).toEqual({ outcome: "paid_before", donationId });
    expect(await inBooks(donationId)).toHaveLength(2);
  });

  test("with a reference that was mistyped, of two gifts, or for less than a gift is left alone", async () => {
    const [mine, other] = [await begin(), await begin()];
    const mistyped = mine.reference.replace(/\d(?=\D*$)/, (figure) => String((Number(figure) + 1) % 10));
    expect(await settle(mistyped)).toEqual({ outcome: "unknown" });
    expect(await settle(`${mine.reference} ${other.reference}`)).toEqual({ outcome: "unknown" });
    expect(await settle(mine.reference, 1)).toEqual({ outcome: "not_a_gift" });
  });

  test("after sixty days still finds its gift", async () => {
    const { donationId, page, reference } = await begin();
    await makeOlder(donationId, 61);
    await foundation.giving.transfers.jobs.lapse();
    expect(await shown(page)).toMatchObject({ state: "lapsed" });
    expect(await settle(reference)).toMatchObject({ outcome: "settled", wasLapsed: true });
    expect(await shown(page)).toMatchObject({ state: "received" });
  });

  test("under the reference of a gift that was begun online settles that gift", async () => {
    const started = await (await post("/api/donations", gift(await session(), { method: undefined }))).json();
    const [{ reference }] = await one("select reference from donations where id = $1", started.donationId);
    expect(await settle(`${reference}`, 2500)).toMatchObject({ outcome: "settled_with_another_amount" });
    expect(await inBooks(started.donationId)).toMatchObject([{ cents: 2500 }, { cents: -2500 }]);
  });

  test("a transfer is not given up after a day, as a payment at a provider is", async () => {
    const { donationId, page } = await begin();
    await makeOlder(donationId, 30);
    await foundation.giving.expireAbandoned();
    expect(await shown(page)).toMatchObject({ state: "waiting" });
  });
});

test("a foundation without a payment provider takes transfers, once the account is its own", async () => {
  const { app: alone } = await testApp(pool, {
    env: {
      APP_MODE: "production",
      TRUST_PROXY: "0",
      PUBLIC_URL: "https://open-hand.test",
      DATABASE_URL: "postgres://nobody",
      SESSION_SECRET: "x".repeat(64),
      SMTP_URL: "smtp://localhost",
      MAIL_FROM: "a@example.org",
    },
  });
  const ask = async (path: string, body: object) =>
    alone.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const open = () => ask("/api/create-payment-intent", { amountCents: 5000, currency: "EUR" });
  const siteOf = async () => (await alone.request("/api/site")).json();
  expect((await open()).status).toBe(503);
  expect(await siteOf()).toMatchObject({ transfers: false });
  const setIban = (iban: string) =>
    pool.query(
      `update content_items set body = jsonb_set(body, '{iban}', to_jsonb($1::text)) where kind = 'foundation'`,
      [iban],
    );
  await setIban("NL20INGB0001234567");
  try {
    expect(await siteOf()).toMatchObject({ transfers: true, onlyTransfers: true });
    const { clientSecret } = await (await open()).json();
    expect((await ask("/api/donations", gift(clientSecret, { method: undefined }))).status).toBe(503);
    const begun = await ask("/api/donations", gift(clientSecret));
    expect([begun.status, (await begun.json()).next.url]).toEqual([
      201,
      expect.stringContaining("/donate/transfer/"),
    ]);
  } finally {
    await setIban("NL91ABNA0417164300");
  }
});

describe("while payments at every provider are switched off", () => {
  const paused = `insert into payment_pauses (until, failures) values (now() + interval '1 hour', 0)`;
  const over = "update payment_pauses set ended_at = now() where ended_at is null";

  test("gifts come by transfer alone, and whoever wants to pay online is told so", async () => {
    await pool.query(paused);
    const running = await testApp(pool);
    const ask = (body: object, path = "/api/donations") =>
      running.app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    try {
      expect(await (await running.app.request("/api/site")).json()).toMatchObject({ onlyTransfers: true });
      const form = await ask({ amountCents: 5000, currency: "EUR" }, "/api/create-payment-intent");
      const { clientSecret } = await form.json();
      const before = await one("select id from donations");
      const online = await ask(gift(clientSecret, { method: undefined }));
      expect([online.status, await online.text()]).toEqual([503, expect.stringContaining("bank transfer")]);
      expect(await one("select id from donations")).toEqual(before);
      expect((await ask(gift(clientSecret))).status).toBe(201);
      expect(await (await running.app.request("/api/status")).json()).toMatchObject({
        giving: { state: "partly" },
      });
    } finally {
      await pool.query(over);
    }
  });
});

test("the form that a transfer was begun in is counted as paid, once, and further months are not", async () => {
  const paid = async () => {
    await foundation.storeFormCounts();
    const [counted] = await one(
      "select coalesce(sum(times), 0)::int as count from form_funnel where step = 'paid'",
    );
    return counted.count;
  };
  const before = await paid();
  await settle((await begin()).reference);
  expect(await paid()).toBe(before + 1);
  const { reference } = await begin({ frequency: "MONTHLY" });
  await settle(reference);
  await settle(reference);
  expect(await paid()).toBe(before + 2);
});

describe("a standing order", () => {
  test("each month that comes is a gift of its own in the series, over what came", async () => {
    const { donationId, reference } = await begin({ frequency: "MONTHLY" });
    await settle(reference);
    const second = await settle(reference, 6000);
    expect(second).toMatchObject({ outcome: "settled_with_another_amount" });
    expect(
      await one(
        "select id, amount_cents, status from donations where recurring_gift_id = $1 order by amount_cents",
        donationId,
      ),
    ).toMatchObject([
      { id: donationId, amount_cents: 5000, status: "COMPLETED" },
      { amount_cents: 6000, status: "COMPLETED" },
    ]);
    expect(
      await one(
        "select status, provider, amount_cents, next_charge_on from recurring_gifts where id = $1",
        donationId,
      ),
    ).toEqual([{ status: "ACTIVE", provider: "bank", amount_cents: 6000, next_charge_on: "2026-12-18" }]);
  });

  test("nobody announces its charges; silent for long it has ended, and the next month brings it back", async () => {
    const { donationId, reference } = await begin({ frequency: "MONTHLY" });
    await settle(reference);
    await foundation.giving.monthly.maintain();
    await pool.query("update recurring_gifts set next_charge_on = '2026-01-01' where id = $1", [donationId]);
    await foundation.giving.monthly.maintain();
    const status = () => one("select status from recurring_gifts where id = $1", donationId);
    expect(await status()).toEqual([{ status: "ACTIVE" }]);
    await foundation.giving.transfers.jobs.lapse();
    expect(await status()).toEqual([{ status: "ENDED" }]);
    await settle(reference);
    expect(await status()).toEqual([{ status: "ACTIVE" }]);
    expect(
      await one("select from mail_outbox where kind like 'monthly%' and cause like $1", `${donationId}%`),
    ).toEqual([]);
  });
});

describe("a reminder", () => {
  const ask = (page: string, remind: string) =>
    app.request(page, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ form: "transfer-reminder", remind }).toString(),
    });
  const reminders = (donationId: string) =>
    one("select from mail_outbox where kind = 'transfer-reminder' and cause = $1", donationId);

  test("comes after ten days, once, to whoever asked for it", async () => {
    const [asked, silent] = [await begin(), await begin()];
    expect((await ask(asked.page, "yes")).status).toBe(303);
    expect(await shown(asked.page)).toMatchObject({ isReminderAsked: true });
    await foundation.giving.transfers.jobs.remind();
    expect(await reminders(asked.donationId)).toEqual([]);
    for (const { donationId } of [asked, silent]) await makeOlder(donationId, 11);
    for (let times = 0; times < 2; times++) await foundation.giving.transfers.jobs.remind();
    expect(await reminders(asked.donationId)).toHaveLength(1);
    expect(await reminders(silent.donationId)).toEqual([]);
    expect((await ask(asked.page, "no")).status).toBe(409);
  });

  test("does not come when it was taken back, or when the money was quicker", async () => {
    const [taken, paid] = [await begin(), await begin()];
    for (const { page } of [taken, paid]) await ask(page, "yes");
    await ask(taken.page, "no");
    await settle(paid.reference);
    for (const { donationId } of [taken, paid]) await makeOlder(donationId, 11);
    await foundation.giving.transfers.jobs.remind();
    expect(await reminders(taken.donationId)).toEqual([]);
    expect(await reminders(paid.donationId)).toEqual([]);
  });
});

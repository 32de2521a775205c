import type pg from "pg";
import { describe, expect, test } from "vitest";
import { donationStatuses, isUnpaid, type DonationStatus } from "#domain/donation-status.ts";
import { canMove, moves, movesBetween } from "#domain/giving/transition.ts";
import { bookGift } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { storedBooks } from "../ledger/ledger.ts";

const { pool, owner } = await testDatabase();
const pairs = donationStatuses.flatMap((from) => donationStatuses.map((to) => [from, to] as const));

/** What the database itself says to a donation that is moved by hand. Nothing of it stays. */
async function inVain<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    return await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function donationIn(client: pg.ClientBase, status: DonationStatus): Promise<void> {
  await client.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     values ('d1', 'DON-1', 2500, 2608, 'EUR', 'ONE_TIME', 'donor@example.org', 'en')`,
  );
  for (const next of movesBetween("PENDING", status)) await move(client, next);
}

const move = (client: pg.ClientBase, to: DonationStatus) =>
  client.query(
    `update donations set status = $1, paid_at = coalesce(paid_at, $2), paid_attempt_id = coalesce(paid_attempt_id, $3)`,
    [to, isUnpaid(to) ? null : "2026-11-14T12:00:00Z", isUnpaid(to) ? null : "d1-1"],
  );

test("the database holds the very table of the domain", async () => {
  const { rows } = await pool.query<{ from_status: DonationStatus; to_status: DonationStatus }>(
    "select from_status, to_status from donation_moves",
  );
  const stored = rows.map(({ from_status, to_status }) => `${from_status} > ${to_status}`);
  const known = donationStatuses.flatMap((from) => moves[from].map((to) => `${from} > ${to}`));
  expect(stored.sort()).toEqual(known.sort());
});

test.each(pairs.filter(([from, to]) => canMove(from, to)))("the database lets %s become %s", (from, to) =>
  inVain(async (client) => {
    await donationIn(client, from);
    await expect(move(client, to)).resolves.toMatchObject({ rowCount: 1 });
  }),
);

test.each(pairs.filter(([from, to]) => from !== to && !canMove(from, to)))(
  "the database never lets %s become %s",
  (from, to) =>
    inVain(async (client) => {
      await donationIn(client, from);
      await expect(move(client, to)).rejects.toThrow(`cannot go from ${from} to ${to}`);
    }),
);

describe("the database refuses", () => {
  test.each(donationStatuses.filter((status) => status !== "PENDING"))(
    "a donation that begins as %s",
    (status) =>
      inVain(async (client) => {
        const begin = client.query(
          `insert into donations (id, reference, status, amount_cents, charged_cents, currency, frequency, donor_email,
           language) values ('d1', 'DON-1', $1, 2500, 2608, 'EUR', 'ONE_TIME', 'donor@example.org', 'en')`,
          [status],
        );
        await expect(begin).rejects.toThrow("must begin as PENDING");
      }),
  );

  test.each([
    "amount_cents = 2400",
    "charged_cents = 2700",
    "campaign_id = 'winter'",
    "frequency = 'MONTHLY'",
    "paid_at = now()",
    "paid_attempt_id = 'other'",
  ])("to change what was paid: %s", (change) =>
    inVain(async (client) => {
      await donationIn(client, "COMPLETED");
      await expect(client.query(`update donations set ${change}`)).rejects.toThrow("has been paid");
    }),
  );

  test.each([
    "amount_cents = 49",
    "amount_cents = 100000000, charged_cents = 100000000",
    "charged_cents = 2499",
    "currency = 'USD'",
    "language = 'de'",
    "status = 'PAID'",
    "tribute_type = 'honor'",
    "country = 'nl'",
    "paid_at = now()",
  ])("values that make no sense: %s", (change) =>
    inVain(async (client) => {
      await donationIn(client, "PENDING");
      await expect(client.query(`update donations set ${change}`)).rejects.toThrow(
        /violates check|cannot go/,
      );
    }),
  );

  test("a paid donation that is not in the books, at the commit at the latest", () =>
    inVain(async (client) => {
      await donationIn(client, "COMPLETED");
      await expect(client.query("set constraints all immediate")).rejects.toThrow(
        "paid but not in the books",
      );
    }));

  test.each([
    [
      "events",
      "insert into donation_events (donation_id, from_status, to_status) values ('none', 'PENDING', 'FAILED')",
    ],
    [
      "attempts",
      `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until)
       values ('none-1', 'none', 1, 2500, 2500, 'ONE_TIME', now())`,
    ],
    ["receipts", "insert into receipts (donation_id, cause, year) values ('none', 'gift', 2026)"],
    [
      "sessions",
      `insert into payment_sessions (secret_hash, donation_id, opened_at, expires_at, fee_permille, fee_fixed_cents)
       values ('x', 'none', now(), now(), 29, 35)`,
    ],
  ])("%s of a donation that is not there", (_, statement) =>
    inVain(async (client) => {
      await expect(client.query(statement)).rejects.toThrow("names donation none, which is not there");
    }),
  );

  test("a session, an attempt or a donation that goes over to another name", () =>
    inVain(async (client) => {
      for (const [statement, refusal] of [
        ["update payment_sessions set donation_id = 'none'", "names donation none"],
        ["update payment_attempts set donation_id = 'd2'", "stays"],
        ["update receipts set donation_id = 'd2'", "stays"],
        ["update donations set id = 'd2'", "stays"],
      ] as const) {
        await client.query("savepoint before");
        await client.query(
          "insert into payment_sessions (secret_hash, opened_at, expires_at, fee_permille, fee_fixed_cents) values ('y', now(), now(), 29, 35)",
        );
        await expect(client.query(statement)).rejects.toThrow(refusal);
        await client.query("rollback to before");
      }
    }));

  test("to remove a donation, whoever asks", async () => {
    await expect(owner.query("delete from donations")).rejects.toThrow("stays");
    await expect(pool.query("delete from donations")).rejects.toThrow("permission denied");
  });
});

test("a paid donation with its entry is welcome, and its donor can still be forgotten", () =>
  inVain(async (client) => {
    await donationIn(client, "COMPLETED");
    const gift = {
      donationId: "d1",
      holder: "sandbox",
      on: "2026-11-14",
      giftCents: asCents(2500),
      coverCents: asCents(108),
    } as const;
    await storedBooks(client).book(bookGift({ ...gift, campaignId: null, programId: null, fund: null }));
    await client.query("set constraints all immediate");
    const { rowCount } = await client.query(
      "update donations set donor_name = null, donor_email = 'erased', user_id = null",
    );
    expect(rowCount).toBe(1);
  }));

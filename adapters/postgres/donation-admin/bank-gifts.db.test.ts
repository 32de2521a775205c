import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { storeBankGift } from "./bank-gifts.ts";
import { asCents } from "#domain/money/cents.ts";

const { pool } = await testDatabase("demonstration");
const { foundation } = await testApp(pool);
const by = { userId: "staff", role: "STAFF" } as const;
const gift = (id: string) => ({
  id,
  amountCents: asCents(250_00),
  receivedOn: "2026-11-02",
  donorName: null,
  donorEmail: "bank@example.org",
  language: "nl" as const,
  campaignId: null,
  programId: null,
});
const one = async (text: string, id: string) => (await pool.query(text, [id])).rows;
const statusOf = (id: string) => one("select status from donations where id = $1", id);
const booked = (id: string) =>
  one("select booked_on from ledger_entries where cause_kind = 'gift' and cause_id = $1", id);

test("what was entered is in the books, or was not entered at all", async () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const dying = storeBankGift(
    pool,
    () => "DON-BANK-0001",
    () => Promise.reject(new Error("killed")),
  );
  await expect(dying(gift(id), by, "r1")).rejects.toThrow("killed");
  expect(await statusOf(id)).toEqual([]);

  const { donationAdmin } = foundation;
  for (let times = 0; times < 2; times++)
    expect(await donationAdmin.enterBankGift(gift(id), by, "r1", "2026-11-16")).toMatchObject({ ok: true });
  expect(await statusOf(id)).toEqual([{ status: "COMPLETED" }]);
  expect(await booked(id)).toEqual([{ booked_on: "2026-11-02" }]);
});

test("what an earlier program stored and never settled is settled by the job, on the day staff typed", async () => {
  const id = "22222222-2222-4222-8222-222222222222";
  await storeBankGift(
    pool,
    () => "DON-BANK-0002",
    () => Promise.resolve(),
  )(gift(id), by, "r2");
  expect(await statusOf(id)).toEqual([{ status: "PENDING" }]);
  await foundation.giving.settleBankGifts();
  await foundation.giving.settleBankGifts();
  expect(await statusOf(id)).toEqual([{ status: "COMPLETED" }]);
  expect(await booked(id)).toEqual([{ booked_on: "2026-11-02" }]);
});

import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { enterGifts } from "./enter-gifts.ts";
import { giftFor, staff } from "./entered-gifts.fixtures.ts";
import { storeDonations } from "./store-donations.ts";

const { pool } = await testDatabase("demonstration");
const { foundation } = await testApp(pool);
const one = async (text: string, id: string) => (await pool.query(text, [id])).rows;
const statusOf = (id: string) => one("select status from donations where id = $1", id);
const booked = (id: string) =>
  one("select booked_on from ledger_entries where cause_kind = 'gift' and cause_id = $1", id);

test("what was entered is in the books, or was not entered at all", async () => {
  const gift = giftFor({ receivedOn: "2026-11-02" });
  const dying = inTransaction(pool, async (client) => {
    const entering = { newReference: () => "DON-BANK-0001", by: staff, requestId: "r1" };
    await enterGifts(client, [{ gift, document: null, needsApproval: false, imported: null }], entering);
    throw new Error("killed");
  });
  await expect(dying).rejects.toThrow("killed");
  expect(await statusOf(gift.id)).toEqual([]);

  for (let times = 0; times < 2; times++)
    expect(await foundation.enteredGifts.enter(gift, null, staff, "r1")).toMatchObject({ ok: true });
  expect(await statusOf(gift.id)).toEqual([{ status: "COMPLETED" }]);
  expect(await booked(gift.id)).toEqual([{ booked_on: "2026-11-02" }]);
});

test("what an earlier program stored and never settled is settled by the job, on the day staff typed", async () => {
  const { id, ...gift } = giftFor({ receivedOn: "2026-11-02" });
  await inTransaction(pool, async (client) => {
    await storeDonations(client, [{ ...gift, id, reference: "DON-BANK-0002" }]);
    await writeAudit(client, {
      actor: staff,
      action: "donation.entered",
      subject: { kind: "donation", id },
      after: { receivedOn: "2026-11-02" },
    });
  });
  expect(await statusOf(id)).toEqual([{ status: "PENDING" }]);
  await foundation.giving.settleBankGifts();
  await foundation.giving.settleBankGifts();
  expect(await statusOf(id)).toEqual([{ status: "COMPLETED" }]);
  expect(await booked(id)).toEqual([{ booked_on: "2026-11-02" }]);
});

test("the database itself lets nobody approve their own gift, nor book one that waits", async () => {
  const gift = giftFor({ amountCents: asCents(600_000) });
  expect(await foundation.enteredGifts.enter(gift, null, staff, "r2")).toMatchObject({ waits: true });
  const own = pool.query(
    "insert into entered_gift_decisions (gift_id, outcome, decided_by) values ($1, 'APPROVED', $2)",
    [gift.id, staff.userId],
  );
  await expect(own).rejects.toMatchObject({ constraint: "another_person_decides" });

  const past = inTransaction(pool, async (client) => {
    const { bookGifts } = await import("./book-gifts.ts");
    await bookGifts(client, [gift.id], { newReference: () => "DON-BANK-0003", by: staff, requestId: "r3" });
  });
  await expect(past).rejects.toThrow("was not approved");
  await expect(pool.query("update entered_gifts set amount_cents = 100")).rejects.toThrow("stays");
});

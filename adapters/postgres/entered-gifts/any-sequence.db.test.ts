import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberReceipts } from "../giving/receipts.ts";
import { asCents } from "#domain/money/cents.ts";
import type { HandMethod } from "#domain/entered-gifts/hand-methods.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { colleague, giftFor, staff } from "./entered-gifts.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { foundation } = await testApp(pool);
const { enter, approve, refuse, reverse } = foundation.enteredGifts;
const document = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d);

type Kept = { id: string; cents: number; state: "booked" | "waiting" | "refused" | "reversed" };
const step = fc.record({
  what: fc.constantFrom("enter", "approve", "refuse", "reverse", "correct", "number"),
  which: fc.nat(),
  cents: fc.oneof(fc.integer({ min: 50, max: 500_000 }), fc.integer({ min: 500_001, max: 99_999_999 })),
  method: fc.constantFrom<HandMethod>("BANK_TRANSFER", "CASH", "CHEQUE"),
  day: fc.integer({ min: 1, max: 28 }),
});

/** All that is told about gifts, from each place where it is kept. */
async function told() {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select -sum(s.cents) from ledger_sums s join ledger_accounts a on a.id = s.account_id where a.raised)::bigint as raised,
       (select sum(s.cents) from ledger_sums s join ledger_accounts a on a.id = s.account_id where a.kind = 'ASSET')::bigint as held,
       (select sum(given_cents - returned_cents) from gift_sums where dimension = 'all' and campaign_id = '*')::bigint as analysed,
       (select sum(gifts) from gift_sums where dimension = 'all' and campaign_id = '*')::int as counted,
       (select sum(cents) from ledger_sums)::bigint as balance`,
  );
  return rows[0] ?? {};
}

test("whatever staff enter, approve, refuse and undo, every sum is that of the gifts that stand, and receipts have no gaps", async () => {
  const before = await told();
  const gifts: Kept[] = [];
  const giftsThatAre = (state: Kept["state"]) => gifts.filter((gift) => gift.state === state);

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      for (const { what, which, cents, method, day } of steps) {
        const among = (state: Kept["state"]) =>
          giftsThatAre(state)[which % Math.max(1, giftsThatAre(state).length)];
        const gift = giftFor({
          amountCents: asCents(cents),
          method,
          receivedOn: `2026-05-${String(day).padStart(2, "0")}`,
          ...(method !== "BANK_TRANSFER" && { bankReference: null }),
        });
        const isLarge = cents > 500_000;
        const [booked, waiting] = [among("booked"), among("waiting")];
        if (what === "enter") {
          expect(await enter(gift, document, staff, "r")).toMatchObject({ ok: true, waits: isLarge });
          gifts.push({ id: gift.id, cents, state: isLarge ? "waiting" : "booked" });
        } else if (what === "correct" && booked && !isLarge) {
          const corrects = { donationId: booked.id, reason: "Typed wrongly" };
          expect(await enter({ ...gift, corrects }, document, staff, "r")).toMatchObject({ ok: true });
          booked.state = "reversed";
          gifts.push({ id: gift.id, cents, state: "booked" });
        } else if (what === "approve" && waiting) {
          expect(await approve(waiting.id, staff, "r")).toEqual({ ok: false, reason: "own_gift" });
          expect(await approve(waiting.id, colleague, "r")).toEqual({ ok: true });
          waiting.state = "booked";
        } else if (what === "refuse" && waiting) {
          expect(await refuse(waiting.id, "Never came", colleague, "r")).toEqual({ ok: true });
          waiting.state = "refused";
        } else if (what === "reverse" && booked) {
          expect(await reverse(booked.id, "Never came", staff, "r")).toEqual({ ok: true });
          booked.state = "reversed";
        } else if (what === "number") await numberReceipts(pool, 3, new Date());
      }
      const now = await told();
      const given = giftsThatAre("booked").reduce((sum, { cents }) => sum + cents, 0);
      expect(now["raised"]).toBe((before["raised"] ?? 0) + given);
      expect(now["held"]).toBe((before["held"] ?? 0) + given);
      expect(now["analysed"]).toBe((before["analysed"] ?? 0) + given);
      expect(now["counted"]).toBe((before["counted"] ?? 0) + giftsThatAre("booked").length);
      expect(now["balance"]).toBe(0);
    }),
    { numRuns: 6 },
  );

  await numberReceipts(pool, 100_000, new Date());
  const { rows: gaps } = await pool.query(
    `select year from receipts group by year having count(*) <> max(number) or min(number) <> 1`,
  );
  expect(gaps).toEqual([]);
  // A receipt for each gift that was ever booked, void or not, and none for the others.
  const { rows: receipts } = await pool.query<{ id: string }>(
    "select donation_id as id from receipts where donation_id = any($1)",
    [gifts.map(({ id }) => id)],
  );
  const ever = [...giftsThatAre("booked"), ...giftsThatAre("reversed")].map(({ id }) => id);
  expect(receipts.map(({ id }) => id).toSorted()).toEqual(ever.toSorted());
  expect((await pool.query("select from donations where id = any($1)", [ever])).rowCount).toBe(ever.length);
});

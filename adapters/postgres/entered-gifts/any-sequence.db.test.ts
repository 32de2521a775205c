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

type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** All published data about donations, from each place. */
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

  /** Takes a step if possible: actual and expected answer. */
  async function take({ what, which, cents, method, day }: Step): Promise<[object, object]> {
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
      gifts.push({ id: gift.id, cents, state: isLarge ? "waiting" : "booked" });
      return [await enter(gift, document, staff, "r"), { ok: true, waits: isLarge }];
    }
    if (what === "correct" && booked && !isLarge) {
      booked.state = "reversed";
      gifts.push({ id: gift.id, cents, state: "booked" });
      const corrects = { donationId: booked.id, reason: "Typed wrongly" };
      return [await enter({ ...gift, corrects }, document, staff, "r"), { ok: true }];
    }
    if (what === "approve" && waiting) {
      waiting.state = "booked";
      const own = await approve(waiting.id, staff, "r");
      return [{ own, other: await approve(waiting.id, colleague, "r") }, approvals];
    }
    if (what === "refuse" && waiting) {
      waiting.state = "refused";
      return [await refuse(waiting.id, "Never came", colleague, "r"), { ok: true }];
    }
    if (what === "reverse" && booked) {
      booked.state = "reversed";
      return [await reverse(booked.id, "Never came", staff, "r"), { ok: true }];
    }
    await numberReceipts(pool, 3, new Date());
    return [{}, {}];
  }
  const approvals = { own: { ok: false, reason: "own_entry" }, other: { ok: true } };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      for (const each of steps) {
        const [answered, wanted] = await take(each);
        expect(answered).toMatchObject(wanted);
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
    `select year from receipts group by year having count(number) <> max(number) or min(number) <> 1`,
  );
  expect(gaps).toEqual([]);
  const { rows: unnumbered } = await pool.query(
    `select donation_id from receipts where number is null and donation_id not in (select donation_id from receipts_awaiting_bank)`,
  );
  expect(unnumbered).toEqual([]);
  // One receipt for each donation that was ever booked, and none for others.
  const { rows: receipts } = await pool.query<{ id: string }>(
    "select donation_id as id from receipts where donation_id = any($1)",
    [gifts.map(({ id }) => id)],
  );
  const ever = [...giftsThatAre("booked"), ...giftsThatAre("reversed")].map(({ id }) => id);
  expect(receipts.map(({ id }) => id).toSorted()).toEqual(ever.toSorted());
  expect((await pool.query("select from donations where id = any($1)", [ever])).rowCount).toBe(ever.length);
});

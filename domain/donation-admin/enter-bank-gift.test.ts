import { expect, test } from "vitest";
import { enterBankGift, largestByStaff, type BankGift } from "./enter-bank-gift.ts";
import { asCents } from "#domain/money/cents.ts";

const gift = (amountCents: number): BankGift => ({
  id: "11111111-1111-4111-8111-111111111111",
  amountCents: asCents(amountCents),
  receivedOn: "2026-11-15",
  donorName: null,
  donorEmail: "donor@example.org",
  language: "nl",
  campaignId: null,
  programId: null,
});
const enter = (amountCents: number, role: "STAFF" | "ADMIN") =>
  enterBankGift({ enter: async () => {} })(gift(amountCents), { userId: "u1", role }, "r1", "2026-11-15");

test("staff enter gifts up to five thousand euros, and administrators any", async () => {
  expect(largestByStaff).toBe(500_000);
  expect((await enter(500_000, "STAFF")).ok).toBe(true);
  expect(await enter(500_001, "STAFF")).toEqual({ ok: false, reason: "needs_admin" });
  expect((await enter(99_999_999, "ADMIN")).ok).toBe(true);
});

import { expect, test } from "vitest";
import { giveUpAfterDays, pursueOpenRefund } from "./pursue-open-refund.ts";
import type { KeptRefund, Refundable, Refunds } from "./ports.ts";
import type { ShownRefund } from "./pursue-refund.ts";
import { refundDonation } from "./refund-donation.ts";
import { asCents } from "#domain/money/cents.ts";

const admin = { userId: "u1", role: "ADMIN" };
const request = { id: "r1", donationId: "d1", cents: asCents(1000), reason: "given twice" };
const paid: Refundable = {
  payment: { provider: "sandbox", paymentId: "p1" },
  isOpen: true,
  refundableCents: asCents(2500),
};
const kept: KeptRefund = {
  id: "r1",
  donationId: "d1",
  cents: asCents(1000),
  outcome: "ASKED",
  askedAt: new Date(),
  payment: paid.payment,
  isOpen: true,
};
type Answer = "accepted" | "refused" | "unavailable";
type DonationLookup = {
  refundable?: Refundable | null;
  known?: KeptRefund | null;
  answer?: Answer;
  shown?: readonly ShownRefund[] | "unavailable";
  claimed?: number | null;
};

function donationAdmin({
  refundable = paid,
  known = null,
  answer = "accepted",
  shown = [],
  claimed = 2,
}: DonationLookup = {}) {
  const told: string[] = [];
  let stored = known;
  const refunds: Refunds = {
    refundable: () => Promise.resolve(refundable),
    find: () => Promise.resolve(stored),
    keep: ({ cents }) => {
      if (cents > (refundable?.refundableCents ?? 0)) return Promise.resolve("too_much");
      stored = kept;
      return Promise.resolve("kept");
    },
    claim: () => Promise.resolve(claimed),
    settle: (id, outcome) => Promise.resolve(void told.push(`${id} ${outcome}`)),
  };
  const needs = {
    refunds,
    refund: (payment: { paymentId: string }, cents: number, name: string) =>
      Promise.resolve((told.push(`${payment.paymentId} ${cents} ${name}`), answer)),
    follow: ({ paymentId }: { paymentId: string }) =>
      Promise.resolve((told.push(`follow ${paymentId}`), shown)),
  };
  const give = refundDonation(needs);
  const pursue = pursueOpenRefund({
    ...needs,
    giveUp: ({ id }) => Promise.resolve(void told.push(`${id} given up`)),
    clock: () => new Date(),
  });
  return { give: (changes = {}) => give({ ...request, ...changes }, admin, "q1"), pursue, told };
}

test("a refund is asked of the provider, written down, and followed into the books", async () => {
  const { give, told } = donationAdmin();
  expect(await give()).toEqual({ ok: true, answered: true });
  expect(told).toEqual(["p1 1000 r1-1", "r1 ACCEPTED", "follow p1"]);
});

test.each([
  ["unknown_donation", null],
  ["not_refundable", { ...paid, isOpen: false }],
  ["too_much", { ...paid, refundableCents: asCents(999) }],
] as const)("%s: the provider is not even asked", async (reason, refundable) => {
  const { give, told } = donationAdmin({ refundable });
  expect(await give()).toEqual({ ok: false, reason });
  expect(told).toEqual([]);
});

test("a provider that refuses leaves a mark, and one that is away leaves it open", async () => {
  const refusing = donationAdmin({ answer: "refused" });
  expect(await refusing.give()).toEqual({ ok: false, reason: "refused" });
  expect(refusing.told).toEqual(["p1 1000 r1-1", "r1 REFUSED"]);
  const away = donationAdmin({ answer: "unavailable" });
  expect(await away.give()).toEqual({ ok: true, answered: false });
  expect(away.told).toEqual(["p1 1000 r1-1"]);
});

test("what was kept under an id decides, and the provider is not asked", async () => {
  const accepted = donationAdmin({ known: { ...kept, outcome: "ACCEPTED", isOpen: false } });
  expect(await accepted.give()).toEqual({ ok: true, answered: true });
  const refused = donationAdmin({ known: { ...kept, outcome: "REFUSED" } });
  expect(await refused.give()).toEqual({ ok: false, reason: "refused" });
  const open = donationAdmin({ known: kept });
  expect(await open.give({ cents: 99_999 })).toEqual({ ok: false, reason: "another_request" });
  expect(await open.give({ donationId: "d2" })).toEqual({ ok: false, reason: "another_request" });
  expect([...accepted.told, ...refused.told, ...open.told]).toEqual([]);
});

test("an open one is looked for first, and asked for again only if it is not there", async () => {
  const there = donationAdmin({ known: kept, shown: [{ requestId: "r1-1", state: "pending" }] });
  expect(await there.give()).toEqual({ ok: true, answered: true });
  expect(there.told).toEqual(["follow p1", "r1 ACCEPTED"]);
  const failed = donationAdmin({ known: kept, shown: [{ requestId: "r1-1", state: "failed" }] });
  expect(await failed.give()).toEqual({ ok: false, reason: "refused" });
  const absent = donationAdmin({
    known: kept,
    shown: [{ requestId: "other-1", state: "done" }, { state: "done" }],
  });
  expect(await absent.give()).toEqual({ ok: true, answered: true });
  expect(absent.told).toEqual(["follow p1", "p1 1000 r1-2", "r1 ACCEPTED", "follow p1"]);
});

test("nothing is asked for where it cannot be looked for, or while another asks", async () => {
  for (const circumstance of [{ shown: "unavailable" as const }, { claimed: null }]) {
    const { give, told } = donationAdmin({ known: kept, ...circumstance });
    expect(await give()).toEqual({ ok: true, answered: false });
    expect(told).toEqual(["follow p1"]);
  }
});

test("what the bank has taken back meanwhile is not sent back as well", async () => {
  const { give, told } = donationAdmin({ known: { ...kept, isOpen: false } });
  expect(await give()).toEqual({ ok: false, reason: "refused" });
  expect(told).toEqual(["follow p1", "r1 REFUSED"]);
});

test("an open refund is pursued by itself, and given up only when it is too long ago", async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const old = { ...kept, askedAt: new Date(Date.now() - (giveUpAfterDays + 1) * dayMs) };
  const young = donationAdmin({ known: kept, answer: "unavailable" });
  await young.pursue(kept);
  expect(young.told).toEqual(["follow p1", "p1 1000 r1-2"]);
  const late = donationAdmin({ known: old });
  await late.pursue(old);
  expect(late.told).toEqual(["follow p1", "r1 given up"]);
  const there = donationAdmin({ known: old, shown: [{ requestId: "r1-7", state: "done" }] });
  await there.pursue(old);
  expect(there.told).toEqual(["follow p1", "r1 ACCEPTED"]);
});

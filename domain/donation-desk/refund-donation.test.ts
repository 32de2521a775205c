import { expect, test } from "vitest";
import type { Refundable, Refunds } from "./ports.ts";
import { refundDonation } from "./refund-donation.ts";

const admin = { userId: "u1", role: "ADMIN" };
const request = { id: "r1", donationId: "d1", cents: 1000, reason: "given twice" };
const paid: Refundable = {
  payment: { provider: "sandbox", paymentId: "p1" },
  isOpen: true,
  refundableCents: 2500,
};

function desk(standing: Refundable | null, answer: "accepted" | "refused" | "unavailable" = "accepted") {
  const told: string[] = [];
  const refunds: Refunds = {
    refundable: () => Promise.resolve(standing),
    keep: ({ cents }) => Promise.resolve(cents > (standing?.refundableCents ?? 0) ? "too_much" : "kept"),
    settle: (id, outcome) => Promise.resolve(void told.push(`${id} ${outcome}`)),
  };
  const give = refundDonation({
    refunds,
    refund: (payment, cents, id) =>
      Promise.resolve((told.push(`${payment.paymentId} ${cents} ${id}`), answer)),
    follow: ({ paymentId }) => Promise.resolve(void told.push(`follow ${paymentId}`)),
  });
  return { give: () => give(request, admin, "q1"), told };
}

test("a refund is asked of the provider, written down, and followed into the books", async () => {
  const { give, told } = desk(paid);
  expect(await give()).toEqual({ ok: true });
  expect(told).toEqual(["p1 1000 r1", "r1 ACCEPTED", "follow p1"]);
});

test.each([
  ["unknown_donation", null],
  ["not_refundable", { ...paid, isOpen: false }],
  ["not_refundable", { ...paid, payment: { provider: "bank", paymentId: "b1" } }],
  ["too_much", { ...paid, refundableCents: 999 }],
] as const)("%s: the provider is not even asked", async (reason, standing) => {
  const { give, told } = desk(standing);
  expect(await give()).toEqual({ ok: false, reason });
  expect(told).toEqual([]);
});

test("a provider that refuses leaves a mark, and one that is away leaves it open to be asked again", async () => {
  const refusing = desk(paid, "refused");
  expect(await refusing.give()).toEqual({ ok: false, reason: "refused" });
  expect(refusing.told).toEqual(["p1 1000 r1", "r1 REFUSED"]);
  const away = desk(paid, "unavailable");
  expect(await away.give()).toEqual({ ok: false, reason: "unavailable" });
  expect(away.told).toEqual(["p1 1000 r1"]);
});

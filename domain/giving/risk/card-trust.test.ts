import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { PaymentReport } from "../payment-report.ts";
import { cardReport, declinedAt } from "./card-report.fixtures.ts";
import { cardTrust, trustRules } from "./card-trust.ts";

let clock = Date.parse("2026-11-17T20:00:00Z");
let spent: number[] = [];
let trust: ReturnType<typeof cardTrust>;
beforeEach(() => {
  spent = [];
  trust = cardTrust({ now: () => clock, onSpent: (_, __, failures) => spent.push(failures) });
});

let payments = 0;
const likeADonor = (from = `address ${payments}`) => ({ score: 0, from });
const likeAProgram = (from = `address ${payments}`) => ({ score: 50, from });

const report = (paymentId: string, changes: Partial<PaymentReport>): PaymentReport =>
  cardReport(paymentId, clock, changes);
const open = (rated = likeADonor()): string => {
  const paymentId = `pi_${++payments}`;
  trust.opened({ provider: "stripe", paymentId }, rated);
  return paymentId;
};
const decline = (paymentId = open(), at = clock): void =>
  trust.hear(report(paymentId, declinedAt(`ch_${++payments}`, at)));
const pay = (paymentId = open(), method = "card"): void =>
  trust.hear(report(paymentId, { state: "paid", method }));

test("twenty declined cards from twenty addresses switch cards off", () => {
  for (let card = 1; card < trustRules.failures; card++) decline();
  expect(spent).toEqual([]);
  decline();
  expect(spent).toEqual([20]);
  expect(trust.without("stripe", likeADonor("somebody new"))).toEqual(["card"]);
  clock += trustRules.shutMs;
  expect(trust.without("stripe", likeADonor("somebody new"))).toEqual([]);
});

test("staff switch them on again at once", () => {
  for (let card = 0; card < trustRules.failures; card++) decline();
  trust.reopen();
  expect(trust.without("stripe", likeADonor("somebody new"))).toEqual([]);
});

test("on a telethon night, with one card in ten declined, cards stay on", () => {
  for (let gift = 0; gift < 10_000; gift++) {
    if (gift % 10 === 0) decline();
    else pay();
  }
  expect(spent).toEqual([]);
});

test("gifts by bank earn nothing: whoever pays by iDEAL says nothing about cards", () => {
  for (let gift = 0; gift < trustRules.failures; gift++) {
    pay(open(), "ideal");
    decline();
  }
  expect(spent).toHaveLength(1);
});

test("the same decline told again, or one of yesterday, spends nothing", () => {
  const paymentId = open();
  const declines = [{ id: "ch_once", at: new Date(clock).toISOString() }];
  for (let time = 0; time < 100; time++) trust.hear(report(paymentId, { declines }));
  for (let card = 0; card < 100; card++) decline(open(), clock - 24 * 60 * 60_000);
  expect(spent).toEqual([]);
});

test("one address alone does not switch cards off for others: it loses them itself", () => {
  for (let card = 0; card < 100; card++) decline(open(likeADonor("one address")));
  expect(spent).toEqual([]);
  expect(trust.without("stripe", likeADonor("one address"))).toEqual(["card"]);
  expect(trust.without("stripe", likeADonor("another"))).toEqual([]);
});

test("an address of many donors keeps its cards, though some of theirs are declined", () => {
  for (let gift = 0; gift < 1000; gift++) {
    const paymentId = open(likeADonor("call centre"));
    if (gift % 4 === 0) decline(paymentId);
    else pay(paymentId);
  }
  expect(trust.without("stripe", likeADonor("call centre"))).toEqual([]);
});

test("programs lose cards before people do", () => {
  for (let card = 0; card < 11; card++) decline();
  expect(trust.without("stripe", likeAProgram())).toEqual(["card"]);
  expect(trust.without("stripe", likeADonor())).toEqual([]);
  expect(trust.without("mollie", likeAProgram())).toEqual([]);
});

test("of what looks like a program only some may be open at once, until they are decided", () => {
  const opened = Array.from({ length: trustRules.failuresOfSuspicious }, () => open(likeAProgram()));
  expect(trust.without("stripe", likeAProgram())).toEqual(["card"]);
  expect(trust.without("stripe", likeADonor())).toEqual([]);
  pay(opened[0]);
  expect(trust.without("stripe", likeAProgram())).toEqual([]);
});

test("after a pause three more are enough", () => {
  for (let card = 0; card < trustRules.failures + 3; card++) decline();
  expect(spent).toEqual([20, 3]);
});

test("a charge that nobody sits in front of spends nothing", () => {
  for (let card = 0; card < 100; card++)
    trust.hear(
      report(`pi_renewal${card}`, {
        attemptId: null,
        declines: [{ id: `ch_renewal${card}`, at: new Date(clock).toISOString() }],
      }),
    );
  expect(spent).toEqual([]);
});

test("whatever happens in whatever order, as long as trust is left cards are open to whoever looks like a donor", () => {
  const act = fc.constantFrom("decline", "pay", "ideal", "wait");
  fc.assert(
    fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
      for (const each of acts) {
        if (each === "decline") decline();
        else if (each === "wait") clock += 60_000;
        else pay(open(), each === "pay" ? "card" : "ideal");
        const isOpen = trust.without("stripe", likeADonor("nobody yet")).length === 0;
        expect(isOpen || spent.length > 0).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

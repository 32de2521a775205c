import * as fc from "fast-check";
import { expect, test } from "vitest";
import { underAgreements, type ActiveAgreement } from "./periodic-terms.ts";
import { netOf, type ReceivedGift } from "./received-gift.ts";

const agreement: ActiveAgreement = {
  endedOn: null,
  transactionNumber: "PG-2026-00001",
  yearlyCents: 30_000,
  firstYear: 2026,
  termYears: 5,
  activeFrom: "2026-02-10",
};
const gift = (donationId: string, receivedOn: string, changes: Partial<ReceivedGift> = {}): ReceivedGift => ({
  donationId,
  reference: donationId,
  receiptNumber: null,
  receiptIssuedAt: null,
  receivedOn,
  amountCents: 10_000,
  coveredFeeCents: 0,
  currency: "EUR",
  frequency: "ONE_TIME",
  method: null,
  provider: "sandbox",
  providerReference: donationId,
  campaignId: null,
  programId: null,
  purposeId: null,
  anbi: true,
  donorName: null,
  language: "en",
  returned: [],
  ...changes,
});

test("gifts count from the signature on, oldest first, until the yearly sum is reached", () => {
  const gifts = [
    gift("d", "2026-10-01"),
    gift("early", "2026-02-09"),
    gift("a", "2026-02-10"),
    gift("c", "2026-06-01"),
    gift("b", "2026-03-01"),
  ];
  expect([...underAgreements(gifts, [agreement]).keys()]).toEqual(["a", "b", "c"]);
});

test("what does not fit into the yearly sum is an ordinary gift, whole", () => {
  const gifts = [
    gift("a", "2026-03-01", { amountCents: 25_000 }),
    gift("b", "2026-04-01"),
    gift("c", "2026-05-01", { amountCents: 5000 }),
  ];
  expect([...underAgreements(gifts, [agreement]).keys()]).toEqual(["a", "c"]);
});

test("it holds for its years and no longer", () => {
  expect(underAgreements([gift("a", "2030-12-31")], [agreement]).size).toBe(1);
  expect(underAgreements([gift("a", "2031-01-01")], [agreement]).size).toBe(0);
  expect(underAgreements([gift("a", "2045-01-01")], [{ ...agreement, termYears: null }]).size).toBe(1);
});

test("a gift that went back whole counts under nothing", () => {
  const back = { returned: [{ kind: "refund" as const, movementId: "m", on: "2026-05-01", cents: 10_000 }] };
  expect(underAgreements([gift("a", "2026-04-01", back)], [agreement]).size).toBe(0);
});

test("never more than the yearly sum counts, whatever was given", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 50, max: 40_000 })), (amounts) => {
      const gifts = amounts.map((amountCents, place) => gift(`g${place}`, "2026-07-01", { amountCents }));
      const counted = underAgreements(gifts, [agreement]);
      const sum = gifts
        .filter(({ donationId }) => counted.has(donationId))
        .reduce((total, one) => total + netOf(one), 0);
      expect(sum).toBeLessThanOrEqual(agreement.yearlyCents);
    }),
  );
});

test("gifts after the end of an agreement that ended early are ordinary ones", () => {
  const gifts = [gift("before", "2026-06-30"), gift("after", "2026-07-01")];
  const ended = { ...agreement, endedOn: "2026-06-30" };
  expect([...underAgreements(gifts, [ended]).keys()]).toEqual(["before"]);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { periodicParts, type ActiveAgreement } from "./periodic-terms.ts";
import { netOf, type ReceivedGift } from "../settle/received-gift.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";

const agreement: ActiveAgreement = {
  endedOn: null,
  transactionNumber: "PG-2026-00001",
  yearlyCents: asCents(30_000),
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
  giftCents: asCents(10_000),
  coverCents: asCents(0),
  currency: "EUR",
  frequency: "ONE_TIME",
  nextChargeOn: null,
  fund: null,
  method: null,
  inKind: null,
  provider: "sandbox",
  providerReference: donationId,
  campaignId: null,
  programId: null,
  purposeId: null,
  anbi: true,
  donorName: null,
  givenSignedIn: false,
  language: "en",
  returned: [],
  ...changes,
});

const partsOf = (gifts: ReceivedGift[], agreements: ActiveAgreement[] = [agreement]) =>
  Object.fromEntries(
    [...periodicParts(gifts, agreements)].map(([id, parts]) => [id, parts.map(({ cents }) => cents)]),
  );

test("gifts count from the signature on, oldest first, until the yearly sum is reached", () => {
  const gifts = [
    gift("d", "2026-10-01"),
    gift("early", "2026-02-09"),
    gift("a", "2026-02-10"),
    gift("c", "2026-06-01"),
    gift("b", "2026-03-01"),
  ];
  expect(partsOf(gifts)).toEqual({ a: [10_000], b: [10_000], c: [10_000] });
});

test("the gift that reaches the yearly sum is split: the rest of it is an ordinary gift", () => {
  expect(partsOf([gift("a", "2026-03-01", { giftCents: asCents(31_000) })])).toEqual({ a: [30_000] });
  const two = [
    gift("a", "2026-03-01", { giftCents: asCents(29_000) }),
    gift("b", "2026-04-01", { giftCents: asCents(2000) }),
    gift("c", "2026-05-01"),
  ];
  expect(partsOf(two)).toEqual({ a: [29_000], b: [1000] });
});

test("twelve months of a monthly gift with its costs covered make up the yearly sum, and the costs are ordinary", () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    gift(`m${month}`, `2026-${String(month + 1).padStart(2, "0")}-15`, {
      giftCents: asCents(2500),
      coverCents: asCents(108),
    }),
  );
  const counted = periodicParts(months, [{ ...agreement, activeFrom: "2026-01-01" }]);
  expect([...counted.values()].flat().reduce((sum, { cents }) => sum + cents, 0)).toBe(30_000);
});

test("what one agreement has no room for counts under the next", () => {
  const second = { ...agreement, transactionNumber: "PG-2026-00002", yearlyCents: asCents(5000) };
  expect(
    periodicParts([gift("a", "2026-03-01", { giftCents: asCents(36_000) })], [agreement, second]).get("a"),
  ).toEqual([
    { transactionNumber: "PG-2026-00001", cents: asCents(30_000) },
    { transactionNumber: "PG-2026-00002", cents: asCents(5000) },
  ]);
});

test("it holds for its years and no longer", () => {
  expect(partsOf([gift("a", "2030-12-31")])).toEqual({ a: [10_000] });
  expect(partsOf([gift("a", "2031-01-01")])).toEqual({});
  expect(partsOf([gift("a", "2045-01-01")], [{ ...agreement, termYears: null }])).toEqual({ a: [10_000] });
});

test("what went back counts under nothing", () => {
  const back = (cents: Cents) => ({
    returned: [{ kind: "refund" as const, movementId: "m", on: "2026-05-01", cents, coverCents: asCents(0) }],
  });
  expect(partsOf([gift("a", "2026-04-01", back(asCents(10_000)))])).toEqual({});
  expect(partsOf([gift("a", "2026-04-01", back(asCents(2500)))])).toEqual({ a: [7500] });
});

test("whatever was given, no more than the yearly sum is periodic, and no more of a gift than there is left of it", () => {
  const some = fc.record({
    giftCents: fc.integer({ min: 50, max: 40_000 }).map(asCents),
    coverCents: fc.integer({ min: 0, max: 2000 }).map(asCents),
    back: fc.integer({ min: 0, max: 42_000 }),
  });
  fc.assert(
    fc.property(fc.array(some), (given) => {
      const gifts = given.map(({ back, ...amounts }, place) =>
        gift(`g${place}`, "2026-07-01", {
          ...amounts,
          returned: [
            {
              kind: "refund",
              movementId: "m",
              on: "2026-08-01",
              cents: asCents(Math.min(back, amounts.giftCents + amounts.coverCents)),
              coverCents: asCents(
                Math.max(Math.min(back, amounts.giftCents + amounts.coverCents) - amounts.giftCents, 0),
              ),
            },
          ],
        }),
      );
      const counted = periodicParts(gifts, [agreement]);
      const centsOf = (id: string) => (counted.get(id) ?? []).reduce((sum, { cents }) => sum + cents, 0);
      for (const one of gifts) {
        expect(centsOf(one.donationId)).toBeLessThanOrEqual(Math.min(netOf(one), one.giftCents));
        expect(centsOf(one.donationId)).toBeGreaterThanOrEqual(0);
      }
      const periodic = gifts.reduce((sum, { donationId }) => sum + centsOf(donationId), 0);
      const countable = gifts.reduce(
        (sum, { giftCents, returned }) => sum + Math.max(giftCents - (returned[0]?.cents ?? 0), 0),
        0,
      );
      expect(periodic).toBe(Math.min(agreement.yearlyCents, countable));
    }),
  );
});

test("gifts after the end of an agreement that ended early are ordinary ones", () => {
  const gifts = [gift("before", "2026-06-30"), gift("after", "2026-07-01")];
  expect(partsOf(gifts, [{ ...agreement, endedOn: "2026-06-30" }])).toEqual({ before: [10_000] });
});

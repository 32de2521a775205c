import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import { decideMatches, type MatchableDonation, type Matched, type MatchEntry } from "./decide-matches.ts";
import { matchedPartOf } from "./match.ts";
import type { Pledge } from "./pledge.ts";

const today = "2026-11-18";
const pledge = (changes: Partial<Pledge> = {}): Pledge => ({
  id: "p1",
  campaignId: "beds",
  priority: 1,
  adds: 1,
  per: 1,
  perDonationCents: null,
  perDonorCents: null,
  minimumCents: null,
  sponsorEmail: null,
  monthly: "FIRST",
  withManual: false,
  poolCents: asCents(250_00),
  usedCents: asCents(0),
  startsOn: addDays(today, -10),
  endsOn: addDays(today, 10),
  claimedOn: null,
  createdAt: new Date("2026-11-01"),
  ...changes,
});
const donation = (
  donationId: string,
  cents: number,
  changes: Partial<MatchableDonation> = {},
): MatchableDonation => ({
  donationId,
  campaignId: "beds",
  donorEmail: `${donationId}@example.org`,
  leftCents: asCents(cents),
  confirmedAt: new Date(`${today}T12:00:00Z`),
  isManual: false,
  isRenewal: false,
  hasFailed: false,
  ...changes,
});
const nothing = (): Matched => ({ held: new Map(), ofDonor: new Map(), used: new Map() });
const decide = (donations: MatchableDonation[], pledges: Pledge[], known = nothing(), on = today) =>
  decideMatches(donations, pledges, known, on);
const cents = (entries: readonly MatchEntry[]) => entries.map(({ matchCents }) => matchCents);

describe("two sponsors", () => {
  test("the second matches only what the first did not", () => {
    const first = pledge({ perDonationCents: asCents(40_00) });
    const second = pledge({ id: "p2", priority: 2, adds: 1, per: 2 });
    expect(decide([donation("d1", 100_00)], [second, first])).toMatchObject([
      { pledgeId: "p1", matchCents: 40_00 },
      { pledgeId: "p2", matchCents: 30_00 },
    ]);
  });

  test("when the first has nothing left, the second takes over", () => {
    const pledges = [pledge({ poolCents: asCents(20_00) }), pledge({ id: "p2", priority: 2 })];
    expect(cents(decide([donation("d1", 15_00), donation("d2", 15_00)], pledges))).toEqual([
      15_00, 0, 5_00, 10_00,
    ]);
  });
});

describe("not matched", () => {
  test.each<[string, Partial<MatchableDonation>, Partial<Pledge>]>([
    [
      "before the window",
      { confirmedAt: new Date("2026-11-07T22:59:59Z") },
      { startsOn: "2026-11-08", createdAt: new Date(0) },
    ],
    ["after the window", { confirmedAt: new Date("2026-11-28T23:00:00Z") }, {}],
    ["before the pledge was entered", {}, { createdAt: new Date(`${today}T12:00:01Z`) }],
    ["of another campaign", { campaignId: "meals" }, {}],
    ["entered by staff", { isManual: true }, {}],
    ["a later payment of a monthly donation", { isRenewal: true }, {}],
    ["the sponsor's own", { donorEmail: "sponsor@example.org" }, { sponsorEmail: "sponsor@example.org" }],
    ["below the minimum", {}, { minimumCents: asCents(50_01) }],
    ["after the claim", {}, { claimedOn: today }],
  ])("a donation %s", (_, gift, terms) => {
    expect(decide([donation("d1", 50_00, gift)], [pledge(terms)])).toEqual([]);
  });

  test("unless the terms include it", () => {
    const terms = pledge({ withManual: true, monthly: "EACH" });
    expect(cents(decide([donation("d1", 50_00, { isManual: true, isRenewal: true })], [terms]))).toEqual([
      50_00,
    ]);
  });
});

test("the first and the last second of the window count", () => {
  const terms = pledge({ startsOn: "2026-11-08", createdAt: new Date(0) });
  const moments = [new Date("2026-11-07T23:00:00Z"), new Date("2026-11-28T22:59:59Z")];
  const gifts = moments.map((confirmedAt, n) => donation(`d${n}`, 10_00, { confirmedAt }));
  expect(cents(decide(gifts, [terms]))).toEqual([10_00, 10_00]);
});

test("a donor's cap counts all donations of that donor", () => {
  const terms = pledge({ perDonorCents: asCents(60_00) });
  const gifts = ["d1", "d2"].map((id) => donation(id, 50_00, { donorEmail: "same@example.org" }));
  expect(cents(decide(gifts, [terms]))).toEqual([50_00, 10_00]);
});

test("a failed direct debit returns to the pool, also after the window", () => {
  const known = nothing();
  const terms = pledge();
  decide([donation("d1", 50_00)], [terms], known);
  const failed = donation("d1", 0, { hasFailed: true });
  expect(decide([failed], [terms], known, addDays(today, 30))).toMatchObject([
    { kind: "RELEASED", poolCents: -50_00 },
  ]);
});

test("in random orders, with refunds inside and after the window, no cap is exceeded and no cent is lost", () => {
  const aPledge = (id: string, priority: number) =>
    fc
      .record({
        adds: fc.integer({ min: 1, max: 10 }),
        per: fc.integer({ min: 1, max: 10 }),
        perDonationCents: fc.option(fc.integer({ min: 1, max: 200_00 }).map(asCents)),
        perDonorCents: fc.option(fc.integer({ min: 1, max: 300_00 }).map(asCents)),
        minimumCents: fc.option(fc.integer({ min: 1, max: 50_00 }).map(asCents)),
        poolCents: fc.integer({ min: 1, max: 2_000_00 }).map(asCents),
      })
      .map((terms) => pledge({ ...terms, id, priority }));
  const step = fc.record({
    of: fc.integer({ min: 0, max: 14 }),
    cents: fc.integer({ min: 0, max: 400_00 }),
    on: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(
      fc.tuple(aPledge("p1", 1), aPledge("p2", 2)),
      fc.array(step, { maxLength: 80 }),
      (pledges, steps) => {
        const known = nothing();
        const entries: MatchEntry[] = [];
        const latest = new Map<string, number>();
        const given = new Map<string, number>();
        for (const { of, cents: left, on } of [...steps].sort((a, b) => a.on - b.on)) {
          const id = `d${of}`;
          // What is left never exceeds what was given.
          const kept = Math.min(left, given.get(id) ?? left);
          if (!given.has(id)) given.set(id, kept);
          latest.set(id, kept);
          const at = donation(id, kept, { donorEmail: `${of % 4}@example.org` });
          entries.push(...decide([at], pledges, known, addDays(today, on)));
          for (const each of pledges) {
            const own = entries.filter(({ pledgeId }) => pledgeId === each.id);
            const used = own.reduce((sum, { poolCents }) => sum + poolCents, 0);
            expect(used).toBeGreaterThanOrEqual(0);
            expect(used).toBeLessThanOrEqual(each.poolCents);
          }
        }
        for (const [id, left] of latest) {
          let answered = 0;
          for (const each of pledges) {
            const own = entries.filter(
              ({ pledgeId, donationId }) => pledgeId === each.id && donationId === id,
            );
            const held = own.reduce((sum, { matchCents }) => sum + matchCents, 0);
            expect(own.filter(({ kind }) => kind === "DECIDED").length).toBeLessThanOrEqual(1);
            expect(held).toBeGreaterThanOrEqual(0);
            expect(held).toBeLessThanOrEqual(each.perDonationCents ?? held);
            // Never more than the sponsor signed for what the donor really gave.
            expect(held).toBeLessThanOrEqual(Math.floor((left * each.adds) / each.per));
            answered += held === 0 ? 0 : matchedPartOf(asCents(held), each);
          }
          // One cent of rounding for each sponsor.
          expect(answered).toBeLessThanOrEqual(left + pledges.length);
        }
        for (const each of pledges)
          for (const donor of [0, 1, 2, 3]) {
            const held = entries
              .filter(
                ({ pledgeId, donationId }) =>
                  pledgeId === each.id && Number(donationId.slice(1)) % 4 === donor,
              )
              .reduce((sum, { matchCents }) => sum + matchCents, 0);
            expect(held).toBeLessThanOrEqual(each.perDonorCents ?? held);
          }
      },
    ),
    { numRuns: 300 },
  );
});

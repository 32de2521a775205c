import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { eventOf } from "./event-of.ts";
import type { MatchRule } from "./match-rule.ts";
import { suggest, type Candidates, type GiftCandidate, type WaitingLine } from "./suggest.ts";

const nothing: Candidates = {
  gifts: [],
  payouts: [],
  enteredGifts: [],
  ownTransfers: { others: [], mirrored: 0 },
  entries: [],
  expenses: [],
  donors: [],
  originals: [],
  rules: [],
};
const line: WaitingLine = {
  cents: asCents(5000),
  bookedOn: "2026-11-03",
  event: "transfer_in",
  counterpartyName: "J. de Vries",
  counterpartyIban: "NL20INGB0001234567",
  remittance: "Gift",
};
const gift: GiftCandidate = {
  donationId: "d1",
  reference: "DON-AAAAA-BBBBB",
  cents: asCents(5000),
  state: "PENDING",
  isStructured: true,
};
const rule: MatchRule = {
  id: "r1",
  name: "Bank charges",
  direction: "OUT",
  iban: null,
  nameContains: "kosten",
  textContains: null,
  account: "bank-charges",
  projectId: null,
  programId: null,
  nature: null,
  isConfirmed: false,
};

describe("a gift by its reference", () => {
  test("in the field for it, with its exact sum, is booked without a person", () => {
    expect(suggest(line, { ...nothing, gifts: [gift] })).toEqual({
      explanation: { kind: "gift", donationId: "d1", reference: "DON-AAAAA-BBBBB" },
      canAutoMatch: true,
    });
  });

  test("in the text alone it is suggested", () => {
    expect(suggest(line, { ...nothing, gifts: [{ ...gift, isStructured: false }] })?.canAutoMatch).toBe(
      false,
    );
  });

  test.each([
    ["another sum", [{ ...gift, cents: asCents(4999) }]],
    ["two gifts", [gift, { ...gift, donationId: "d2" }]],
    ["one that is settled", [{ ...gift, state: "CLOSED" as const }]],
  ])("%s: a person decides", (_, gifts) => {
    expect(suggest(line, { ...nothing, gifts })).toBeNull();
  });

  test("money that goes out is no gift", () => {
    expect(
      suggest({ ...line, cents: asCents(-5000), event: "payment" }, { ...nothing, gifts: [gift] }),
    ).toBeNull();
  });
});

test("a provider's payout is never a donor's gift", () => {
  const donors = [{ donationId: "d1", donorName: "STRIPE", iban: "NL20INGB0001234567" }];
  expect(suggest({ ...line, counterpartyName: "STRIPE Payments Europe" }, { ...nothing, donors })).toEqual({
    explanation: { kind: "payout", provider: "stripe", payoutId: null, account: "in-transit-stripe" },
    canAutoMatch: false,
  });
});

test("a gift that staff entered, and an expense, are found by their sums, if only one fits", () => {
  const entered = { ...gift, state: "ENTERED" as const };
  expect(suggest(line, { ...nothing, enteredGifts: [entered] })?.explanation.kind).toBe("entered_gift");
  expect(suggest(line, { ...nothing, enteredGifts: [entered, entered] })).toBeNull();

  const paid = { ...line, cents: asCents(-1200), event: "payment" as const };
  const invoice = {
    expenseId: "e1",
    cents: asCents(1200),
    spentOn: "2026-10-20",
    description: "Walking aids",
  };
  expect(suggest(paid, { ...nothing, expenses: [invoice] })?.explanation).toEqual({
    kind: "expense",
    expenseId: "e1",
    description: "Walking aids",
  });
  expect(suggest(paid, { ...nothing, expenses: [{ ...invoice, spentOn: "2026-01-01" }] })).toBeNull();
});

test("who gave from this account before is suggested, and never booked", () => {
  const donors = [
    { donationId: "d1", donorName: "M. Jansen", iban: "NL20INGB0001234567" },
    { donationId: "d2", donorName: "J De Vries", iban: "NL20INGB0001234567" },
  ];
  expect(suggest(line, { ...nothing, donors })).toEqual({
    explanation: { kind: "donor", donationId: "d2", donorName: "J De Vries" },
    canAutoMatch: false,
  });
});

describe("a rule that staff made", () => {
  const charges = {
    ...line,
    cents: asCents(-795),
    event: "charges" as const,
    counterpartyName: "KÖSTEN  bank",
  };

  test("suggests until somebody has confirmed it once, then it books", () => {
    expect(suggest(charges, { ...nothing, rules: [rule] })?.canAutoMatch).toBe(false);
    expect(suggest(charges, { ...nothing, rules: [{ ...rule, isConfirmed: true }] })).toEqual({
      explanation: {
        kind: "rule",
        ruleId: "r1",
        name: "Bank charges",
        account: "bank-charges",
        projectId: null,
        programId: null,
        nature: null,
      },
      canAutoMatch: true,
    });
  });

  test("is about its direction, and all that it asks for", () => {
    expect(suggest({ ...charges, cents: asCents(795) }, { ...nothing, rules: [rule] })).toBeNull();
    expect(suggest(charges, { ...nothing, rules: [{ ...rule, textContains: "rent" }] })).toBeNull();
    expect(suggest(charges, { ...nothing, rules: [{ ...rule, nameContains: null }] })).toBeNull();
  });
});

test("what came back is suggested where its original stands; of an unknown one nothing is guessed", () => {
  const back = { ...line, event: "transfer_returned" as const };
  const originals = [{ lineId: "l1", account: "creditors" }];
  expect(suggest(back, { ...nothing, gifts: [gift], originals })?.explanation).toEqual({
    kind: "return",
    lineId: "l1",
    account: "creditors",
  });
  expect(suggest(back, { ...nothing, gifts: [gift] })).toBeNull();
});

test.each([
  ["transfer_in", 1, ["PMNT", "RCDT", "ESCT"]],
  ["transfer_in", 1, ["PMNT", "RRCT", "ESCT"]],
  ["own_transfer", 1, ["PMNT", "RCDT", "BOOK"]],
  ["collection", 1, ["PMNT", "IDDT", "ESDD"]],
  ["collection_returned", -1, ["PMNT", "IDDT", "UPDD"]],
  ["transfer_returned", 1, ["PMNT", "RCDT", "RRTN"]],
  ["payment", -1, ["PMNT", "ICDT", "ESCT"]],
  ["collected_from_us", -1, ["PMNT", "RDDT", "BBDD"]],
  ["charges", -1, ["ACMT", "MDOP", "CHRG"]],
  ["interest", 1, ["ACMT", "MCOP", "INTR"]],
  ["unknown", 1, ["XTND", "NTAV", "NTAV"]],
] as const)("%s is told by its codes", (event, cents, [domain, family, subFamily]) => {
  const code = { domain, family, subFamily, proprietary: null, issuer: null };
  expect(eventOf({ cents: asCents(cents), isReversal: false, code, returnReason: null })).toBe(event);
});

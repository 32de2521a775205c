import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { certainMatch } from "./certain.ts";
import type { Item, WaitingLine } from "./compare.ts";
import { eventOf } from "./event-of.ts";
import { fits, isSpecific, type MatchRule } from "./match-rule.ts";
import { isSameName } from "./same-text.ts";
import { suggest, type Candidates } from "./suggest.ts";

const nothing: Candidates = {
  items: [],
  payouts: [],
  ownTransfers: { others: [], mirrored: 0 },
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
const reference = "RF490000000000000063";
const gift: Item = {
  target: { kind: "gift", donationId: "d1" },
  cents: asCents(5000),
  on: "2026-11-01",
  what: "DON-00000-0001Z",
  references: ["DON-00000-0001Z", reference],
  name: null,
  iban: null,
};
const other: Item = {
  ...gift,
  target: { kind: "gift", donationId: "d2" },
  what: "DON-AAAAA-BBBBB",
  references: ["DON-AAAAA-BBBBB"],
};
const entered: Item = {
  ...gift,
  target: { kind: "entered_gift", donationId: "e1" },
  references: [],
  bankReference: "BANK-77",
};
const structured = { ...line, structuredReference: reference };
const withItems = (...items: Item[]): Candidates => ({ ...nothing, items });
const kinds = (of: WaitingLine, candidates: Candidates) =>
  suggest(of, candidates).map(({ parts }) => parts.map(({ kind }) => kind).join("+"));

describe("without a person", () => {
  test("an announced donation settles by its reference in its own field, with the exact amount", () => {
    expect(certainMatch(structured, withItems(gift))).toEqual({
      kind: "gift",
      donationId: "d1",
      cents: 5000,
    });
  });

  test.each([
    ["in the text only", { ...line, remittance: reference }, [gift]],
    ["another amount", { ...structured, cents: asCents(4999) }, [gift]],
    ["paid already", structured, [{ ...gift, isClosed: true }]],
    ["two donations", { ...structured, structuredReference: `${reference} DON-AAAAA-BBBBB` }, [gift, other]],
    ["entered by staff under the same name", structured, [gift, { ...entered, name: "Jan de Vries" }]],
  ])("%s: a person decides", (_, of, items) => {
    expect(certainMatch(of, withItems(...items))).toBeNull();
  });

  test("an entered donation is matched by the bank's reference, before the announced one", () => {
    const found = certainMatch({ ...structured, bankReference: "bank-77" }, withItems(gift, entered));
    expect(found).toEqual({ kind: "entered_gift", donationId: "e1", cents: 5000 });
    const less = { ...structured, bankReference: "BANK-77", cents: asCents(4000) };
    expect(certainMatch(less, withItems({ ...gift, cents: asCents(4000) }, entered))).toBeNull();
  });

  test("a known donor never is", () => {
    const donors = [{ donationId: "d1", donorName: "J. de Vries", iban: "NL20INGB0001234567" }];
    expect(certainMatch(line, { ...nothing, donors })).toBeNull();
  });
});

describe("suggestions say why, and what differs", () => {
  test("a reference with another amount", () => {
    const [found] = suggest({ ...structured, cents: asCents(3001) }, withItems(gift));
    expect(found).toMatchObject({
      parts: [{ kind: "gift", donationId: "d1", cents: 3001 }],
      reasons: ["reference", "date"],
      differences: ["amount"],
    });
  });

  test.each(["RF490000000000000036", "RF49000000000000063", "RF4900000000000000063", "RF490000000000000069"])(
    "%s is one or two typing errors away",
    (typed) => {
      const [found] = suggest({ ...line, remittance: `gift ${typed} thanks` }, withItems(gift));
      expect(found?.reasons).toContain("similar_reference");
    },
  );

  test("three wrong digits are another reference", () => {
    const [found] = suggest({ ...line, remittance: "RF490000000000123063" }, withItems(gift));
    expect(found?.reasons).toEqual(["amount", "date"]);
  });

  test("two references are two donations, and the last one takes the rest", () => {
    const text = { ...line, remittance: `${reference} DON-AAAAA-BBBBB`, cents: asCents(9000) };
    const [found] = suggest(text, withItems(gift, other));
    expect(found).toMatchObject({
      parts: [
        { donationId: "d1", cents: 5000 },
        { donationId: "d2", cents: 4000 },
      ],
      differences: ["amount"],
    });
  });

  test("an entered donation of somebody else is not suggested by its amount", () => {
    expect(suggest(line, withItems({ ...entered, name: "Quite Somebody Else" }))).toEqual([]);
    expect(kinds(line, withItems({ ...entered, name: "JAN DE VRIES" }))).toEqual(["entered_gift"]);
    expect(kinds(line, withItems(entered))).toEqual(["entered_gift"]);
  });

  test("of two equal expenses both are shown", () => {
    const expense = (expenseId: string): Item => ({
      ...gift,
      target: { kind: "expense", expenseId },
      cents: asCents(-1200),
      references: [],
    });
    const paid = { ...line, cents: asCents(-1200), event: "payment" as const };
    expect(kinds(paid, withItems(expense("e1"), expense("e2")))).toEqual(["expense", "expense"]);
  });

  test("a donor with another name comes with the difference, and not while an entered donation waits", () => {
    const donors = [{ donationId: "d1", donorName: "Leila Haddad", iban: "NL20INGB0001234567" }];
    const [found] = suggest(line, { ...nothing, donors });
    expect(found).toMatchObject({
      reasons: ["iban"],
      differences: ["name"],
      parts: [{ isOtherName: false }],
    });
    expect(kinds(line, { ...nothing, donors, items: [entered] })).toEqual(["entered_gift"]);
  });

  test("money that leaves is no donation", () => {
    expect(suggest({ ...structured, cents: asCents(-5000) }, withItems(gift))).toEqual([]);
  });
});

describe("an invoice", () => {
  const invoice: Item = {
    ...gift,
    target: { kind: "entry", entryId: "i1" },
    cents: asCents(-90_000),
    references: ["PARTS-2026-9"],
    name: "Printer",
    iban: "NL02RABO0123456789",
  };
  const payment = { ...line, cents: asCents(-50_000), event: "payment" as const, counterpartyIban: null };

  test("is paid in part where the line names it, and says what stays open", () => {
    const named = { ...payment, counterpartyName: "Printer", remittance: "parts 2026/9" };
    expect(suggest(named, withItems(invoice))[0]).toMatchObject({ leavesCents: -40_000 });
    const fromIts = { ...payment, counterpartyName: null, counterpartyIban: "NL02RABO0123456789" };
    expect(suggest(fromIts, withItems(invoice))[0]).toMatchObject({ leavesCents: -40_000 });
  });

  test("is never overpaid, and not found by a name with another amount", () => {
    const more = { ...payment, cents: asCents(-90_001), remittance: "PARTS-2026-9" };
    expect(suggest(more, withItems(invoice))).toEqual([]);
    expect(suggest({ ...payment, counterpartyName: "Printer" }, withItems(invoice))).toEqual([]);
  });
});

describe("a rule", () => {
  const rule: MatchRule = {
    id: "r1",
    name: "Bank charges",
    direction: "OUT",
    iban: null,
    nameContains: null,
    textContains: "kosten",
    account: "bank-charges",
    projectId: null,
    programId: null,
    nature: null,
    fund: null,
    isConfirmed: false,
  };
  const charges = { ...line, cents: asCents(-795), event: "charges" as const, remittance: "KÖSTEN  bank" };

  test("suggests until a person has confirmed it, then it books", () => {
    expect(kinds(charges, { ...nothing, rules: [rule] })).toEqual(["rule"]);
    expect(certainMatch(charges, { ...nothing, rules: [rule] })).toBeNull();
    const confirmed = { ...nothing, rules: [{ ...rule, isConfirmed: true }] };
    expect(certainMatch(charges, confirmed)).toEqual({ kind: "rule", ruleId: "r1", cents: -795 });
  });

  test.each([
    ["marks", { textContains: "--" }],
    ["one letter", { textContains: "k" }],
    ["two letters with a mark between", { textContains: "k.o" }],
    ["nothing", { textContains: null }],
    ["only a text, for incoming money", { direction: "IN" as const }],
    ["only a text, for both directions", { direction: "EITHER" as const }],
  ])("that says %s says too little", (_, changes) => {
    expect(isSpecific({ ...rule, ...changes })).toBe(false);
    expect(fits({ ...charges, cents: asCents(795) }, { ...rule, ...changes })).toBe(false);
  });

  test("is about whole words, its direction and all that it asks for", () => {
    expect(fits({ ...charges, remittance: "bijkosten" }, rule)).toBe(false);
    expect(fits({ ...charges, remittance: "parents" }, { ...rule, textContains: "rent" })).toBe(false);
    expect(fits({ ...charges, cents: asCents(795) }, rule)).toBe(false);
    expect(fits(charges, { ...rule, iban: "NL02RABO0123456789" })).toBe(false);
    expect(fits({ ...charges, remittance: "bank kosten mei" }, rule)).toBe(true);
  });
});

test("a donor who is called like a provider is no payout", () => {
  const donors = [{ donationId: "d1", donorName: "Mollie de Vries", iban: "NL20INGB0001234567" }];
  expect(kinds({ ...line, counterpartyName: "Mollie de Vries" }, { ...nothing, donors })).toEqual(["donor"]);
  expect(kinds({ ...line, counterpartyName: "Stg Mollie Payments" }, { ...nothing, donors })[0]).toBe(
    "payout",
  );
  expect(kinds({ ...line, counterpartyName: "STRIPE Payments Europe" }, nothing)).toEqual(["payout"]);
});

test("what came back is what its original was; of an unknown one nothing is guessed", () => {
  const back = { ...line, event: "transfer_returned" as const };
  const originals = [{ lineId: 7, what: "Printer" }];
  expect(suggest(back, { ...nothing, items: [gift], originals })[0]?.parts).toEqual([
    { kind: "return", lineId: 7, cents: 5000 },
  ]);
  expect(suggest(back, withItems(gift))).toEqual([]);
});

test.each([
  ["J. de Vries", "JAN DE VRIES", true],
  ["Mw. A. Bakker", "Anna Bakker", true],
  ["Vries J de", "J de Vries", true],
  ["Familie Van Dijk", "ليلى حداد", false],
  ["Jan de Vries", "Piet de Vries", false],
  ["Jan Jansen", "Jan Smit", false],
])("%s and %s: the same person? %s", (one, two, same) => {
  expect(isSameName(one, two)).toBe(same);
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

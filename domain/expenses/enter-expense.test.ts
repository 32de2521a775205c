import { expect, test } from "vitest";
import { maxDocumentBytes } from "#domain/document-type.ts";
import { enterExpense } from "./enter-expense.ts";
import type { Expense } from "./ports.ts";
import { asCents } from "#domain/money/cents.ts";

const staff = { userId: "u1", role: "STAFF" };
const pdf = new TextEncoder().encode("%PDF-1.7\n…");
const spent: Expense = {
  id: "e1",
  amountCents: asCents(1200),
  spentOn: "2026-11-14",
  category: "PROGRAM",
  projectId: "dubai",
  programId: null,
  fund: null,
  account: null,
  nature: null,
  description: "Walking aids",
  corrects: null,
};

const fundCents = 5000;

async function entering(changes: Partial<Expense>, bytes = pdf) {
  const entered: string[] = [];
  const enter = enterExpense({
    enter: (expense, { type }, { step }) => {
      if (step === "wait") return Promise.resolve("waits");
      if (expense.fund && expense.amountCents > fundCents) return Promise.resolve("fund_too_small");
      entered.push(`${expense.id} ${type} ${expense.nature}`);
      return Promise.resolve("entered");
    },
    document: (id) =>
      Promise.resolve(id === "e0" ? { type: "application/pdf", bytes: pdf, spentOn: "2026-11-01" } : null),
    isEligible: ({ projectId }) => Promise.resolve(projectId === "dubai"),
    isKnown: ({ projectId }) => Promise.resolve(projectId !== "nowhere"),
    isOpen: (account) => Promise.resolve(account === "expenses-program.4010"),
    limit: () => Promise.resolve(asCents(1_000_000)),
    today: () => "2026-11-15",
  });
  return { outcome: await enter({ ...spent, ...changes }, bytes, staff, "q1"), entered };
}

test("an invoice of today or earlier is booked as what it is", async () => {
  expect(await entering({ spentOn: "2026-11-15" })).toEqual({
    outcome: { ok: true, waits: false },
    entered: ["e1 application/pdf purchases"],
  });
});

test.each([
  ["in_the_future", { spentOn: "2026-11-16" }],
  ["purpose_missing", { projectId: null }],
  ["purpose_missing", { programId: "children" }],
  ["purpose_not_allowed", { category: "FUNDRAISING" }],
  ["unknown_purpose", { projectId: "nowhere" }],
  ["zakat_not_eligible", { fund: "ZAKAT", projectId: "animal-shelter" }],
  ["zakat_not_eligible", { fund: "ZAKAT", category: "ADMINISTRATION", projectId: null }],
  ["account_not_allowed", { account: "expenses-administration.4710" }],
  ["unknown_account", { account: "expenses-program.4011" }],
  ["zakat_too_much", { fund: "ZAKAT", amountCents: asCents(5001) }],
] as const)("%s: nothing is booked", async (reason, changes) => {
  expect(await entering(changes)).toEqual({ outcome: { ok: false, reason }, entered: [] });
});

test.each([
  ["document_wrong", new TextEncoder().encode("<svg onload=alert(1)>")],
  ["document_wrong", new Uint8Array()],
  ["document_too_large", new Uint8Array(maxDocumentBytes + 1)],
] as const)("%s: the document is judged by what is in it", async (reason, bytes) => {
  expect(await entering({}, bytes)).toEqual({ outcome: { ok: false, reason }, entered: [] });
});

test("what is eligible is paid from the zakat fund as far as it reaches", async () => {
  expect((await entering({ fund: "ZAKAT", amountCents: asCents(5000) })).outcome).toMatchObject({ ok: true });
});

test("what an expense is made of is what its category mostly is, unless somebody says", async () => {
  expect((await entering({ category: "FUNDRAISING", projectId: null })).entered).toEqual([
    "e1 application/pdf communication",
  ]);
  expect((await entering({ nature: "grants" })).entered).toEqual(["e1 application/pdf grants"]);
});

test("a correction keeps the document of the expense that it replaces, or brings its own", async () => {
  const none = new Uint8Array();
  const corrects = { expenseId: "e0", reason: "Wrong amount" };
  expect((await entering({ corrects }, none)).entered).toEqual(["e1 application/pdf purchases"]);
  expect((await entering({ corrects }, new Uint8Array([0x89, 0x50]))).outcome).toMatchObject({
    reason: "document_wrong",
  });
  expect((await entering({ corrects: { ...corrects, expenseId: "e9" } }, none)).outcome).toMatchObject({
    reason: "document_wrong",
  });
});

test("an expense above the limit waits for a second person", async () => {
  expect(await entering({ amountCents: asCents(1_000_001) })).toEqual({
    outcome: { ok: true, waits: true },
    entered: [],
  });
});

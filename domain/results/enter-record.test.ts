import { expect, test } from "vitest";
import type { Indicator, Measure } from "./indicator.ts";
import { enterRecord } from "./enter-record.ts";
import { typedRecord, type TypedRecord } from "./typed-results.ts";

const today = "2026-11-15";
const by = { actor: { userId: "u1", role: "STAFF" }, requestId: "r1" };
const words = { en: "Attendance list", nl: "Presentielijst", ar: "قائمة الحضور" };
const pdf = new TextEncoder().encode("%PDF-1.7 list");

const counted = (measure: Measure): Indicator => ({
  id: "i1",
  projectId: "hub",
  name: "studentsEnrolled",
  measure,
  adds: measure === "COUNT",
  label: words,
  unit: words,
  records: [
    {
      id: "old",
      kind: "ACTUAL",
      value: 4,
      on: "2026-01-01",
      note: words,
      link: "https://example.org/list",
      document: null,
      corrects: null,
      reason: null,
      enteredOn: "2026-01-02",
      enteredBy: null,
    },
  ],
});
const record: TypedRecord = {
  id: "b52d7c6c-6a5c-4f5e-9d1d-0d9d2f0f6d11",
  kind: "ACTUAL",
  value: 12,
  on: today,
  note: words,
  documentDatedOn: today,
  documentIsPublic: false,
  corrects: null,
  reason: null,
};

const entering = async (
  changed: Partial<TypedRecord>,
  bytes: Uint8Array | null = pdf,
  measure: Measure = "COUNT",
) => {
  const entered: TypedRecord[] = [];
  const enter = enterRecord({
    find: (id) => Promise.resolve(id === "i1" ? counted(measure) : null),
    enter: (_, each) => {
      entered.push(each);
      return Promise.resolve("entered");
    },
    today: () => today,
  });
  const outcome = await enter("i1", { ...record, ...changed }, bytes, by);
  expect(entered).toHaveLength(outcome.ok ? 1 : 0);
  return outcome.ok ? "entered" : outcome.reason;
};

test("a result needs a past day, a sentence and a document", async () => {
  expect(await entering({})).toBe("entered");
  expect(await entering({ on: "2026-11-16" })).toBe("in_the_future");
  expect(await entering({ note: null })).toBe("note_missing");
  expect(await entering({}, null)).toBe("evidence_missing");
  expect(await entering({ documentDatedOn: null })).toBe("evidence_missing");
  expect(await entering({}, new TextEncoder().encode("MZ"))).toBe("document_wrong");
});

test("evidence is dated on or after the day of the result, and not in the future", async () => {
  expect(await entering({ on: "2026-11-01", documentDatedOn: "2026-11-01" })).toBe("entered");
  expect(await entering({ on: "2026-11-01", documentDatedOn: "2026-10-31" })).toBe("evidence_date_wrong");
  expect(await entering({ on: "2026-11-01", documentDatedOn: "2026-11-16" })).toBe("evidence_date_wrong");
});

test("a target lies ahead and needs no evidence", async () => {
  expect(await entering({ kind: "TARGET", on: "2027-12-31", note: null }, null)).toBe("entered");
});

test("a correction says why, names a record of the same kind, and may take a figure away", async () => {
  const correction = { corrects: "old", reason: "Counted twice" };
  expect(await entering(correction)).toBe("entered");
  expect(await entering({ ...correction, value: null, note: null }, null)).toBe("entered");
  expect(await entering({ corrects: "old" })).toBe("reason_missing");
  expect(await entering({ reason: "For nothing" })).toBe("reason_missing");
  expect(await entering({ ...correction, kind: "TARGET" })).toBe("unknown_record");
  expect(await entering({ value: null })).toBe("value_missing");
});

test("a share ends at a hundred", async () => {
  expect(await entering({ value: 100 }, pdf, "PERCENT")).toBe("entered");
  expect(await entering({ value: 100.5 }, pdf, "PERCENT")).toBe("more_than_a_hundred");
});

test("figures have at most two decimals", () => {
  const reads = (changed: object) => typedRecord.safeParse({ ...record, ...changed }).success;
  expect([94, 94.5, 0.07, 1234567.89].map((value) => reads({ value }))).toEqual([true, true, true, true]);
  expect([94.555, -1, Number.NaN].map((value) => reads({ value }))).toEqual([false, false, false]);
});

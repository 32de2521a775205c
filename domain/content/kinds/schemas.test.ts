import { expect, test } from "vitest";
import { contentKinds, isContentKind, sampleContent, type ContentKind } from "./kinds.ts";

const sample = sampleContent("2026-11-15");

/** The schema's reasons when one field of a valid body is changed. */
function reasonsFor(kind: ContentKind, change: Record<string, unknown>): string[] {
  const outcome = contentKinds[kind].schema.safeParse({ ...sample[kind][0], ...change });
  return outcome.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
}

test("a project whose budget lines do not add up is refused", () => {
  expect(reasonsFor("project", { budgetCents: 1 })).toEqual(["budgetLines: budget_lines_differ"]);
});

test("a project in the Gulf without a licensed partner is refused", () => {
  expect(reasonsFor("project", { countryCode: "SA" })).toEqual(["partnerId: licensed_partner_missing"]);
});

test("things that end before they begin are refused", () => {
  expect(reasonsFor("project", { endsOn: "2000-01-01" })).toEqual(["endsOn: ends_before_start"]);
  expect(reasonsFor("event", { endsAt: "2000-01-01T10:00:00+01:00" })).toEqual(["endsAt: ends_before_start"]);
  expect(reasonsFor("grantCall", { closesOn: "2000-01-01" })).toEqual(["closesOn: closes_before_opening"]);
});

test("money is whole cents and never negative", () => {
  expect(reasonsFor("campaign", { goalCents: 10.5 })).toEqual(["goalCents: not_whole_cents"]);
  expect(reasonsFor("campaign", { goalCents: 0 })).toEqual(["goalCents: goal_missing"]);
  expect(reasonsFor("grantCall", { maxGrantCents: -1 })).toEqual(["maxGrantCents: negative"]);
});

test("a grant cannot be larger than the call, and no question stands there twice", () => {
  expect(reasonsFor("grantCall", { maxGrantCents: 9_000_000 })).toEqual([
    "maxGrantCents: grant_above_budget",
  ]);
  const [question] = sample.grantCall[0]?.questions ?? [];
  expect(reasonsFor("grantCall", { questions: [question, question] })).toEqual(["questions: question_twice"]);
});

test("the foundation's numbers are checked", () => {
  expect(reasonsFor("foundation", { rsin: "123456789" })).toEqual(["rsin: not_an_rsin"]);
  expect(reasonsFor("foundation", { iban: "NL00ABNA0417164300" })).toEqual(["iban: not_an_iban"]);
  expect(reasonsFor("foundation", { kvk: "123" })).toEqual(["kvk: not_a_kvk_number"]);
  expect(reasonsFor("foundation", { phone: "call us" })).toEqual(["phone: not_a_phone_number"]);
});

test("ids are plain words, and days are days of the calendar", () => {
  expect(reasonsFor("post", { id: "Not a slug" })).toEqual(["id: not_a_slug"]);
  expect(reasonsFor("post", { publishedOn: "2026-02-30" })).toEqual(["publishedOn: not_a_date"]);
  expect(reasonsFor("event", { startsAt: "2026-02-03T10:00:00" })).toEqual(["startsAt: not_a_time"]);
});

test("a cover names an upload and never a path out of the uploads", () => {
  const alt = { en: "A bed", nl: "Een bed", ar: "سرير" };
  expect(reasonsFor("program", { cover: { upload: "0123456789abcdef".repeat(2), alt } })).toEqual([]);
  expect(reasonsFor("program", { cover: { upload: "../secrets", alt } })).toEqual([
    "cover.upload: not_an_upload",
  ]);
});

test("a kind is one of the table, and nothing an object inherits", () => {
  expect([isContentKind("post"), isContentKind("toString"), isContentKind(3)]).toEqual([true, false, false]);
});

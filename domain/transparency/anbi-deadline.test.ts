import { expect, test } from "vitest";
import { anbiDueOn } from "./anbi-deadline.ts";

const firstBookedOn = "2025-12-31";

test("staff are warned from sixty days before the deadline until the form is published", () => {
  const due = (today: string, published: number[]) => anbiDueOn(today, { published, firstBookedOn });
  expect(due("2026-04-30", [])).toBeNull();
  expect(due("2026-05-01", [])).toEqual({ year: 2025, dueOn: "2026-06-30" });
  expect(due("2026-12-31", [2024])).toEqual({ year: 2025, dueOn: "2026-06-30" });
  expect(due("2026-12-31", [2025])).toBeNull();
});

test("of a year before the first entry of the books no form is due", () => {
  expect(anbiDueOn("2026-05-01", { published: [], firstBookedOn: null })).toBeNull();
  expect(anbiDueOn("2026-05-01", { published: [], firstBookedOn: "2026-01-01" })).toBeNull();
  expect(anbiDueOn("2027-05-01", { published: [], firstBookedOn: "2026-01-01" })?.year).toBe(2026);
});

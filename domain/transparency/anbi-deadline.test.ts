import { expect, test } from "vitest";
import { anbiDueOn } from "./anbi-deadline.ts";

test("staff are warned from sixty days before the deadline until the form is published", () => {
  expect(anbiDueOn("2026-04-30", [])).toBeNull();
  expect(anbiDueOn("2026-05-01", [])).toEqual({ year: 2025, dueOn: "2026-06-30" });
  expect(anbiDueOn("2026-12-31", [2024])).toEqual({ year: 2025, dueOn: "2026-06-30" });
  expect(anbiDueOn("2026-12-31", [2025])).toBeNull();
});

import { expect, test } from "vitest";
import { periodOf } from "./period.ts";

test.each([
  [{}, "2026-01-01", "2026-12-31"],
  [{ year: "2024" }, "2024-01-01", "2024-12-31"],
  [{ year: "2024", from: "2024-03-01" }, "2024-03-01", "2024-12-31"],
  [{ from: "2025-03-01", to: "" }, "2025-03-01", "2025-12-31"],
  [{ from: "2025-03-01", to: "2025-02-01" }, "2025-03-01", "2025-03-01"],
])("%o is from %s to %s", (asked, from, to) => {
  expect(periodOf(asked, "2026-11-16")).toEqual({ from, to });
});

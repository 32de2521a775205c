import { expect, test } from "vitest";
import { lastToldDay, periodsOf } from "./told-gifts.ts";

const told = {
  months: [
    { from: "2025-11", through: "2025-12" },
    { from: "2026-01", through: "2026-02" },
    { from: "2026-03", through: "2026-03" },
  ],
  campaigns: new Map([["winter", [{ from: "2023", through: "2024" }]]]),
};

test("gifts are told as of the end of a month that is told, and of any year", () => {
  expect(lastToldDay("2026-02-27", told)).toBe("2025-12-31");
  expect(lastToldDay("2026-02-28", told)).toBe("2026-02-28");
  expect(lastToldDay("2026-03-30", told)).toBe("2026-02-28");
  expect(lastToldDay("2026-07-01", told)).toBe("2026-03-31");
  expect(lastToldDay("2024-12-31", told)).toBe("2024-12-31");
  expect(lastToldDay("2024-12-30", told)).toBe("2023-12-31");
});

test("years of a campaign that no file has told yet are one", () => {
  expect(periodsOf("winter", [2023, 2024, 2025, 2026], told)).toEqual([
    { from: "2023", through: "2024" },
    { from: "2025", through: "2026" },
  ]);
  expect(periodsOf("spring", [2025, 2026], told)).toEqual([{ from: "2025", through: "2026" }]);
  expect(periodsOf("summer", [], told)).toEqual([]);
});

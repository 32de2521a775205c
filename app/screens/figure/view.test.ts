import { expect, test } from "vitest";
import { figureKey } from "./view.ts";

test("asks the same, however the days are written: the page as drawn and the page as it comes alive are one", () => {
  const asked = "/api/figures/raised?known=2026-01-31&on=2025-12-31";
  expect(figureKey("raised", "on=2025-12-31&known=2026-01-31")).toBe(asked);
  expect(figureKey("raised", "?known=2026-01-31&on=2025-12-31&utm_source=paper")).toBe(asked);
});

test("a form that was sent empty asks how things stand", () => {
  expect(figureKey("raised", "?on=&known=")).toBe("/api/figures/raised");
  expect(figureKey("raised", "utm_source=paper")).toBe("/api/figures/raised");
});

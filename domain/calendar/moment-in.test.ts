import { expect, test } from "vitest";
import { momentIn } from "./moment-in.ts";

test("an evening has the offset of its place and season", () => {
  expect(momentIn("Europe/Amsterdam", "2026-12-01", "19:30")).toBe("2026-12-01T19:30:00+01:00");
  expect(momentIn("Europe/Amsterdam", "2026-07-01", "19:30")).toBe("2026-07-01T19:30:00+02:00");
  expect(momentIn("Asia/Riyadh", "2026-07-01", "08:30")).toBe("2026-07-01T08:30:00+03:00");
  expect(momentIn("UTC", "2026-07-01", "08:30")).toBe("2026-07-01T08:30:00+00:00");
});

import { expect, test } from "vitest";
import { clockIn, inCountry, momentAt } from "./moments.ts";

test("a clock counts in the country where it hangs, summer and winter", () => {
  expect(momentAt("2026-11-15T19:30", "NL")).toBe("2026-11-15T19:30:00+01:00");
  expect(momentAt("2026-07-15T19:30", "NL")).toBe("2026-07-15T19:30:00+02:00");
  expect(momentAt("2026-11-15T19:30", "AE")).toBe("2026-11-15T19:30:00+04:00");
  expect([momentAt(""), momentAt("2026-11-15"), momentAt("nonsense")]).toEqual(["", "", ""]);
});

test("moving an event to another country keeps the clock that was typed", () => {
  const body = { startsAt: "2026-11-15T19:30:00+01:00", endsAt: "", countryCode: "NL" };
  const fields = [
    { name: "startsAt", type: "moment" },
    { name: "endsAt", type: "moment" },
  ] as const;
  const moved = inCountry(body, fields, "SA");
  expect(moved).toEqual({ startsAt: "2026-11-15T19:30:00+03:00", endsAt: "", countryCode: "SA" });
  expect(clockIn(moved["startsAt"])).toBe("2026-11-15T19:30");
});

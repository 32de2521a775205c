import { expect, test } from "vitest";
import { startWarnings } from "./start-server.ts";

const rules = { AE: "INFO_ONLY", NL: "FULL" } as const;

test("a country that is kept out while nobody tells countries is told to whoever runs the site", () => {
  expect(startWarnings({ mode: "production", countryHeader: null }, rules, null)).toEqual([
    expect.stringMatching(/AE.*COUNTRY_HEADER/),
  ]);
});

test("there is nothing to say where the edge tells, no country is kept out, or nobody really gives", () => {
  expect(startWarnings({ mode: "production", countryHeader: "cf-ipcountry" }, rules, null)).toEqual([]);
  expect(startWarnings({ mode: "production", countryHeader: null }, { NL: "FULL" }, null)).toEqual([]);
  expect(startWarnings({ mode: "demo", countryHeader: null }, rules, null)).toEqual([]);
});

test("a program that owns its tables says so, with the reason and the remedy", () => {
  const [warning] = startWarnings(
    { mode: "demo", countryHeader: null },
    rules,
    "permission denied to create role",
  );
  expect(warning).toMatch(/permission denied to create role.*DATABASE_OWNER_URL/);
});

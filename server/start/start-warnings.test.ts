import { expect, test } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const rules = { AE: "INFO_ONLY", NL: "FULL" } as const;

test("a country that is kept out while nobody tells countries is told to whoever runs the site", () => {
  expect(startWarnings({ mode: "production", countryHeader: null }, rules)).toEqual([
    expect.stringMatching(/AE.*COUNTRY_HEADER/),
  ]);
});

test("there is nothing to say where the edge tells, no country is kept out, or nobody really gives", () => {
  expect(startWarnings({ mode: "production", countryHeader: "cf-ipcountry" }, rules)).toEqual([]);
  expect(startWarnings({ mode: "production", countryHeader: null }, { NL: "FULL" })).toEqual([]);
  expect(startWarnings({ mode: "demo", countryHeader: null }, rules)).toEqual([]);
});

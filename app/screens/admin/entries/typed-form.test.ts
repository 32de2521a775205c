import { expect, test } from "vitest";
import { entryFrom } from "./typed-form.ts";

const decided = (what: string, amount = "12500") => {
  const typed = new FormData();
  const fields = { what, amount, on: "2026-06-01", description: "Board meeting of June" };
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  return entryFrom({ kind: "reserve", id: crypto.randomUUID(), typed, lines: [], settles: null });
};

test("a decision on reserves is a correction between the continuity reserve and the other reserves", () => {
  const lines = (cents: number) => [
    { account: "continuity-reserve", cents: -cents },
    { account: "opening-balances", cents },
  ];
  expect(decided("add")).toMatchObject({ kind: "journal", on: "2026-06-01", lines: lines(1_250_000) });
  expect(decided("release")).toMatchObject({ kind: "journal", lines: lines(-1_250_000) });
  expect(decided("add", "nothing")).toBeNull();
});

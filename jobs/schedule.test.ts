import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jobNames } from "#domain/running/job-names.ts";
import { schedule } from "./schedule.ts";

const operations = readFileSync(join(import.meta.dirname, "../docs/operations.md"), "utf8");
const unitMs: Readonly<Record<string, number>> = { s: 1_000, min: 60_000, h: 3_600_000 };

/** Name and interval of each row under "Jobs". */
const documented = [
  ...(operations.split("\n## Jobs\n")[1]?.split("\n## ")[0] ?? "").matchAll(
    /^\| `([a-z-]+)` +\| (?:(\d+) (s|min|h)|at start) +\| \S/gm,
  ),
].map(([, name, count, unit]) => ({
  name,
  everyMs: unit === undefined ? null : Number(count) * (unitMs[unit] ?? 0),
}));

test("every job has a name of its own", () => {
  const names = schedule.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("the names that staff read are those of the schedule, in its order", () => {
  expect(schedule.map(({ name }) => name)).toEqual(jobNames);
});

test("operators find every job with its interval in the manual, and no other", () => {
  expect(documented).toEqual(schedule.map(({ name, everyMs }) => ({ name, everyMs })));
});

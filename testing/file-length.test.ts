import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["app", "server", "contract", "domain", "adapters", "jobs", "checks"];
const most = 150;

/** Longer by nature: lists of one kind of line, where a second file would only hide half of them. */
const lists = [
  "adapters/postgres/migrations/0002-giving-tables.ts",
  "adapters/postgres/migrations/0002-ledger-tables.ts",
  "adapters/postgres/migrations/0017-working-on-applications.ts",
  "adapters/postgres/migrations/0032-purposes.ts",
  "adapters/postgres/migrations/index.ts",
  "adapters/postgres/privacy/personal-tables.ts",
  "adapters/postgres/tables.ts",
  "domain/accounts/ports.ts",
  "domain/content/kinds/event/sample.ts",
  "domain/content/kinds/partner/sample.ts",
  "domain/giving/ports.ts",
  "domain/labels.ts",
  "domain/ledger/accounts.ts",
];

const sources = rooms
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`),
  )
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures|d)\.tsx?$/.test(file));
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

test(`a file of the product has at most ${most} lines, except where a list needs more`, () => {
  const long = sources.filter((file) => textOf(file).split("\n").length - 1 > most);
  expect(long.sort()).toEqual([...lists].sort());
});

test("the linter is silenced by its own name", () => {
  expect(sources.filter((file) => textOf(file).includes("eslint-disable"))).toEqual([]);
});
